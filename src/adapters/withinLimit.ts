import type { Timers } from '../pageTimers.ts';

/** The error of work that ran into a limit of ours, so that the log tells it from other errors. */
export class LimitPassed extends Error {
  constructor(limitMs: number) {
    super(`no answer within ${limitMs} ms`);
    this.name = 'LimitPassed';
  }
}

/**
 * Runs work that may ignore its signal: when the limit passes or `outer` aborts, the work's signal aborts and the promise
 * rejects at once. Whatever the work returns after that is ignored.
 *
 * @param timers the timers that count the limit
 * @param limitMs ms
 */
export function withinLimit<T>(
  timers: Timers,
  outer: AbortSignal,
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const inner = new AbortController();
  return new Promise((resolve, reject) => {
    const stop = (reason: unknown) => {
      inner.abort(reason);
      settle(() => reject(reason instanceof Error ? reason : new Error('aborted')));
    };
    const onAbort = () => stop(outer.reason);
    const timer = timers.setTimeout(() => stop(new LimitPassed(limitMs)), limitMs);
    const settle = (finish: () => void) => {
      timers.clearTimeout(timer);
      outer.removeEventListener('abort', onAbort);
      finish();
    };
    if (outer.aborted) {
      onAbort();
      return;
    }
    outer.addEventListener('abort', onAbort);
    work(inner.signal).then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error instanceof Error ? error : new Error(String(error)))),
    );
  });
}
