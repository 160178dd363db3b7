import { nextTask } from '../adapters/nextTask.ts';

/** A class for each typeface of ours. The root element has it as long as fallback fonts are used instead (see fonts.css). */
export const fallbackClasses = ['waits-for-text', 'waits-for-display'] as const;

/** The font faces that are fetched, without the system's fonts that serve as their fallbacks. */
const webFonts = () => [...document.fonts].filter(({ family }) => family.includes('Variable'));

/**
 * Applies the page's own fonts once its words have been painted for the first time, because the first paint must not wait for 130 kB of
 * fonts. They are applied when all have been loaded, one typeface after the other. The page is restyled and laid out for each in tasks of
 * their own, because for both together that would take longer than a task should. Fonts are applied at once if they come from the offline
 * copy, or if the browser does not report paints.
 */
export function applyFontsAfterPaint(page: Element = document.documentElement): void {
  const { serviceWorker } = navigator;
  // `serviceWorker` is missing on pages that are not served securely.
  const isCached = Boolean((serviceWorker as ServiceWorkerContainer | undefined)?.controller);
  if (isCached || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    page.classList.remove(...fallbackClasses);
    return;
  }
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    void Promise.allSettled(webFonts().map((face) => face.load())).then(() => applyInTurn(page));
  });
  observer.observe({ type: 'paint', buffered: true });
}

async function applyInTurn(page: Element): Promise<void> {
  for (const fallback of fallbackClasses) {
    page.classList.remove(fallback);
    // Reading a computed style makes the browser style the page in this task. Reading a measure makes it lay out the page in the next task,
    // before the next typeface is applied.
    void getComputedStyle(page).fontFamily;
    await nextTask();
    page.getBoundingClientRect();
    await nextTask();
  }
}
