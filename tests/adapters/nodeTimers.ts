import type { Timers } from '../../src/adapters/pageTimers.ts';

/** Node's own timers, called as the page's are. */
export const nodeTimers: Timers = {
  setTimeout: (run, ms) => Number(setTimeout(run, ms)),
  clearTimeout: (id) => clearTimeout(id),
};
