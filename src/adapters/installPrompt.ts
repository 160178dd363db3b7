/** The browser's question whether to install the page, for us to ask at a better moment. */
export interface InstallPrompt {
  prompt(): Promise<unknown>;
}

/**
 * Keeps what a browser that can install pages hands out soon after the load; null in all others, and until then.
 *
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
