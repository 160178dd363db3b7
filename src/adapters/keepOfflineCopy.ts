import { savesData } from './savesData.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Keeps a copy of the product in the browser, so that the second visit works with the network off. Waits until the page
 * has loaded and the browser is idle: the copy (some 2.5 MB with the landmark model) must not stand in the way of the
 * first photo. Where service workers are missing no copy is kept. Under Save-Data none is kept either, unless the page is installed: the
 * operating system then sends the page the photos that other apps share, and without its service worker they would go to the host (PRV-02).
 *
 * @param script address of the service worker, beside the page so that its scope is the whole site
 */
export function keepOfflineCopy(script: string): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  const register = () => {
    serviceWorker.register(script).catch((error: unknown) => {
      // Without a copy everything works except a visit without a network.
      console.info('No offline copy:', error);
    });
  };
  addEventListener('appinstalled', register);
  if (!savesData() || matchMedia('(display-mode: standalone)').matches) whenIdle(register, 10_000, 3_000);
}
