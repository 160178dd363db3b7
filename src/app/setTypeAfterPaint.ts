import { nextTask } from '../adapters/nextTask.ts';

/** On the root element for as long as the fallback fonts stand in, a class for each typeface (see fonts.css). */
export const waitsForType = ['waits-for-text', 'waits-for-display'] as const;

/** The faces that are fetched, not those of the system that stand in for them. */
const ownType = () => [...document.fonts].filter(({ family }) => family.includes('Variable'));

/**
 * Lets the page's own fonts in once its words have been painted for the first time: 130 kB of type must not hold the
 * first paint back. They come in once all are there, one typeface after the other: to lay the page out with both takes longer than
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
    // Asking for a measure has the page laid out in this task, without the next typeface.
    page.getBoundingClientRect();
    await nextTask();
  }
}
