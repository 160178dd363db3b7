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

/**
 * Runs work with a signal that aborts once the page has run for `ms` milliseconds; the timer ends with the work. `AbortSignal.timeout` also
 * counts the time in which the page is frozen, and cannot be ended.
 */
export async function withPageTimeout<T>(ms: number, work: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const timer = pageTimers.setTimeout(() => limit.abort(), ms);
  try {
    return await work(limit.signal);
  } finally {
    pageTimers.clearTimeout(timer);
  }
}
