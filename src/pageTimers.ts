/** Timers that time limits are measured with. XState takes them as a chart's `clock`. */
export interface Timers {
  /** @param ms the time until `run` is called */
  setTimeout(this: void, run: () => void, ms: number): number;
  clearTimeout(this: void, id: number | undefined): void;
}

/** The longest step that a timer runs in, ms. */
const longestStep = 2_000;

/** The browser's timer for the current step of each timer, by the timer's id. */
const steps = new Map<number, ReturnType<typeof setTimeout>>();
let last = 0;

function start(id: number, run: () => void, ms: number): void {
  const step = Math.min(ms, longestStep);
  const end = () => {
    if (ms > step) return start(id, run, ms - step);
    steps.delete(id);
    run();
  };
  steps.set(id, setTimeout(end, step));
}

/**
 * The timers for limits. They count the time in which the page runs: a time in which it is frozen with its workers, as in
 * the back-forward cache, behind another app or while the device sleeps, takes the rest of one step at most. The browser's own timers go on
 * meanwhile. With them every limit would have passed when the page runs again, and the work would be ended before it could go on.
 */
export const pageTimers: Timers = {
  setTimeout(run, ms) {
    last += 1;
    start(last, run, ms);
    return last;
  },
  clearTimeout(id) {
    if (id === undefined) return;
    clearTimeout(steps.get(id));
    steps.delete(id);
  },
};

/** The error of work that ran into a limit of ours, so that the log tells it from other errors. */
class LimitPassed extends Error {
  constructor(limitMs: number) {
    super(`no answer within ${limitMs} ms`);
    this.name = 'LimitPassed';
  }
}

/**
 * Runs work with a signal that aborts once the page has run for `ms` milliseconds, or when `outer` aborts; the timer ends with the work.
 * `AbortSignal.timeout` also counts the time in which the page is frozen, and cannot be ended. The work decides what it makes of the signal:
 * what may ignore it is awaited with `untilAborted`.
 */
export async function withinLimit<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  outer?.throwIfAborted();
  const inner = new AbortController();
  const onAbort = () => inner.abort(outer?.reason);
  outer?.addEventListener('abort', onAbort);
  const timer = pageTimers.setTimeout(() => inner.abort(new LimitPassed(ms)), ms);
  try {
    return await work(inner.signal);
  } finally {
    pageTimers.clearTimeout(timer);
    outer?.removeEventListener('abort', onAbort);
  }
}

/** The promise's value, unless the signal aborts first: then rejects at once with its reason, and what the promise brings later is ignored. */
export async function untilAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  let onAbort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
  try {
    return await Promise.race([aborted, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
