/** @import {Page} from 'playwright' */
/**
 * @typedef {typeof globalThis & { letPass: (ms: number) => void, standStill: (ms: number) => void }} Limited the global object of a page
 *   in which `holdLimits` has run
 */

/**
 * Runs in the page before its first script: limits do not pass by themselves, so that results do not depend on how busy the machine is.
 * A timer of 2 s or more, such as a whole step of a limit (`pageTimers.ts`), waits until `letPass(ms)` lets so much time pass; shorter
 * timers run as usual. `standStill(ms)` acts as if the page had been frozen for so long: the timers that came due meanwhile run at once.
 * For tests of what the product does, not of how fast it is.
 */
export function holdLimits() {
  const { setTimeout, clearTimeout } = globalThis;
  /** @type {Map<number, { run: () => void, due: number }>} */
  const held = new Map();
  let now = 0;
  // Far from the numbers that the browser gives.
  let last = 1_000_000_000;
  /** @param {number} time */
  const runUntil = (time) => {
    now = time;
    // A list of its own, so that timers which these timers start are not run as well.
    const due = [...held].filter(([, timer]) => timer.due <= now);
    for (const [id, { run }] of due) if (held.delete(id)) run();
  };
  Object.assign(globalThis, {
    /**
     * @param {(...rest: unknown[]) => void} run
     * @param {number} [delay]
     * @param {unknown[]} rest
     */
    setTimeout(run, delay = 0, ...rest) {
      if (!(delay >= 2_000)) return setTimeout(run, delay, ...rest);
      last += 1;
      held.set(last, { run: () => run(...rest), due: now + delay });
      return last;
    },
    /** @param {number} id */
    clearTimeout(id) {
      if (!held.delete(id)) clearTimeout(id);
    },
    /** @param {number} ms */
    letPass(ms) {
      const end = now + ms;
      const earliest = () => Math.min(...[...held.values()].map(({ due }) => due));
      // One after the other, because a timer may start the next one.
      while (earliest() <= end) runUntil(earliest());
      now = end;
    },
    /** @param {number} ms */
    standStill: (ms) => runUntil(now + ms),
  });
}

/**
 * Lets that many ms pass for the product's time limits. It has no effect on Playwright's own clock.
 * @param {Page} page
 * @param {number} ms
 */
export const letPass = (page, ms) =>
  page.evaluate((time) => /** @type {Limited} */ (globalThis).letPass(time), ms);
