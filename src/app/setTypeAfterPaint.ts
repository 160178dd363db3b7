/** On the root element for as long as the fallback fonts stand in (see fonts.css). */
export const waitsForType = 'waits-for-type';

/** The faces that are fetched, not those of the system that stand in for them. */
const ownType = () => [...document.fonts].filter(({ family }) => family.includes('Variable'));

/**
 * Lets the page's own fonts in once its words have been painted for the first time: 130 kB of type must not hold the
 * first paint back. They come in all at once, so that the page is laid out with them once. Without waiting where they come from
 * the offline copy, or where the browser does not tell of paints.
 */
export function setTypeAfterPaint(page: Element = document.documentElement): void {
  const setType = () => page.classList.remove(waitsForType);
  const { serviceWorker } = navigator;
  // `serviceWorker` is missing on pages that are not served securely.
  const kept = Boolean((serviceWorker as ServiceWorkerContainer | undefined)?.controller);
  if (kept || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    setType();
    return;
  }
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    void Promise.allSettled(ownType().map((face) => face.load())).then(setType);
  });
  observer.observe({ type: 'paint', buffered: true });
}
