/** The browser's prompt to install the page, kept so that the page can show it at a better moment. */
export interface InstallPrompt {
  prompt(): Promise<unknown>;
}

/**
 * Keeps the event `beforeinstallprompt`, which a browser that can install the page fires soon after the load.
 *
 * @returns a function that gives the event; null until it was fired, and in all other browsers
 * @see https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface
 */
export function keepInstallPrompt(page: Pick<Window, 'addEventListener'>): () => InstallPrompt | null {
  let kept: InstallPrompt | null = null;
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as Event & InstallPrompt;
  });
  return () => kept;
}
