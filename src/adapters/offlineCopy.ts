/**
 * Keeps a copy of the product in the browser, so that the second visit works with the network off. Waits until the page
 * has loaded and the browser is idle: the copy (some 2.5 MB with the landmark model) must not stand in the way of the
 * first photo. Not under Save-Data, and not where service workers are missing.
 *
 * @param script address of the service worker, beside the page so that its scope is the whole site
 */
export function keepOfflineCopy(script: string): void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (!('serviceWorker' in navigator) || connection?.saveData === true) return;
  const register = () => {
    navigator.serviceWorker.register(script).catch((error: unknown) => {
      // Without it everything works but for the network being off.
      console.info('No copy for offline use:', error);
    });
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(register, { timeout: 10_000 });
    else setTimeout(register, 3_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
