/** Calls back once the page has loaded and rests. Safari has no idle callback; there its first seconds go undisturbed. */
export function whenIdle(callback: () => void): void {
  const rest = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 5_000 });
    else setTimeout(callback, 1_500);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
