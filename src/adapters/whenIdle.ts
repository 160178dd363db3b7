/** How long to wait for an idle moment, ms. */
export interface IdleLimits {
  /** After this long the callback runs even though the page is busy. */
  readonly atMost: number;
  /** How long to wait in a browser that does not report idle moments (Safari). */
  readonly unreported: number;
}

/** Calls back once the page has loaded and the browser is idle. */
export function whenIdle(
  callback: () => void,
  { atMost, unreported }: IdleLimits = { atMost: 5_000, unreported: 1_500 },
): void {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: atMost });
    else setTimeout(callback, unreported);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
