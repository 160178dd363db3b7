/** Timers that time limits are measured with. XState takes them as a chart's `clock`. */
export interface Timers {
  /** @param ms the time until `run` is called */
  setTimeout(this: void, run: () => void, ms: number): number;
  clearTimeout(this: void, id: number | undefined): void;
}

interface Timer {
  readonly run: () => void;
  /** As `performance.now` tells the time, ms. */
  readonly due: number;
  readonly handle: ReturnType<typeof setTimeout>;
}

/**
 * Timers that stand still while the page is in the back-forward cache. Page and workers are frozen there, but Chromium's own timers
 * go on: on the way back every limit would have passed, and the work would be ended before it could go on.
 */
export function createPageTimers(page: Pick<Window, 'addEventListener'>): Timers {
  const timers = new Map<number, Timer>();
  let last = 0;
  let leftAt: number | null = null;

  const start = (id: number, run: () => void, ms: number) => {
    const handle = setTimeout(() => {
      timers.delete(id);
      run();
    }, ms);
    timers.set(id, { run, due: performance.now() + ms, handle });
  };
  page.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    leftAt = performance.now();
    for (const { handle } of timers.values()) clearTimeout(handle);
  });
  page.addEventListener('pageshow', () => {
    if (leftAt === null) return;
    for (const [id, { run, due, handle }] of timers) {
      // One that was started after `pagehide` still runs.
      clearTimeout(handle);
      start(id, run, Math.max(0, due - leftAt));
    }
    leftAt = null;
  });

  return {
    setTimeout(run, ms) {
      last += 1;
      start(last, run, ms);
      return last;
    },
    clearTimeout(id) {
      if (id === undefined) return;
      clearTimeout(timers.get(id)?.handle);
      timers.delete(id);
    },
  };
}

/** The timers for the limits of a photo's rating. */
export const pageTimers = createPageTimers(window);
