/**
 * The outcome of a request for a lock: that of its turn, or a rejection with the signal's reason as soon as the signal aborts while
 * the request still waits. A lock that was granted stays granted (Web Locks API, section 4.5).
 */
export function unlessWithdrawn<T>(
  turn: Promise<T>,
  signal: AbortSignal | undefined,
  isGranted: () => boolean,
): Promise<T> {
  if (!signal) return turn;
  const withdrawn = new Promise<never>((_, reject) => {
    const withdraw = () => {
      if (!isGranted()) reject(signal.reason as Error);
    };
    if (signal.aborted) withdraw();
    else signal.addEventListener('abort', withdraw, { once: true });
  });
  return Promise.race([withdrawn, turn]);
}
