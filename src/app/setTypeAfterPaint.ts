import { nextTask } from '../adapters/nextTask.ts';

/** On the root element for as long as the fallback fonts stand in, a class for each typeface (see fonts.css). */
export const waitsForType = ['waits-for-text', 'waits-for-display'] as const;

/** The faces that are fetched, not those of the system that stand in for them. */
const ownType = () => [...document.fonts].filter(({ family }) => family.includes('Variable'));

/**
 * Lets the page's own fonts in once its words have been painted for the first time: 130 kB of type must not hold the
 * first paint back. They come in once all are there, one typeface after the other, styled and then laid out: all of that takes longer than
 * a task should. Without waiting where they come from the offline copy, or where the browser does not tell of paints.
 */
export function setTypeAfterPaint(page: Element = document.documentElement): void {
  const { serviceWorker } = navigator;
  // `serviceWorker` is missing on pages that are not served securely.
  const kept = Boolean((serviceWorker as ServiceWorkerContainer | undefined)?.controller);
  if (kept || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    page.classList.remove(...waitsForType);
    return;
  }
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    void Promise.allSettled(ownType().map((face) => face.load())).then(() => setInTurn(page));
  });
  observer.observe({ type: 'paint', buffered: true });
}

async function setInTurn(page: Element): Promise<void> {
  for (const typeface of waitsForType) {
    page.classList.remove(typeface);
    // Asking for a style has the page styled in this task; asking for a measure has it laid out in the next, without the next typeface.
    void getComputedStyle(page).fontFamily;
    await nextTask();
    page.getBoundingClientRect();
    await nextTask();
  }
}
