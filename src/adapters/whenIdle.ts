/**
 * Calls back once the page has loaded and the browser is idle.
 *
 * @param atMost after this long the callback runs even though the page is busy, ms
 * @param unreported how long to wait in a browser that does not report idle moments (Safari), ms
 */
export function whenIdle(callback: () => void, atMost = 5_000, unreported = 1_500): void {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: atMost });
    else setTimeout(callback, unreported);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
