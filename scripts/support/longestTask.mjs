const isWork = /RunTask$|PerformMicrotaskCheckpoint$/;

/**
 * The longest task of the page's main thread after the first contentful paint, or after another moment, ms of processor time. Unlike
 * elapsed time, processor time does not grow when the machine is busy with something else.
 * @param {readonly {name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number}[]} events of a trace of
 *   Chromium; times in µs
 * @param {string} [since] the name of the event at that moment, such as a performance mark of the page
 * @returns {number} NaN if that moment is not in the trace
 */
export function longestTask(events, since = 'firstContentfulPaint') {
  const moment = events.findLast(({ name }) => name === since);
  if (!moment) return Number.NaN;
  const work = events
    .filter(
      ({ name, ph, ts, pid, tid }) =>
        ph === 'X' && isWork.test(name) && pid === moment.pid && tid === moment.tid && ts >= moment.ts,
    )
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur);
  const tasks = [];
  let end = 0;
  for (const { name, ts, dur, tdur = 0 } of work) {
    // What lies within another is part of it.
    if (ts < end) continue;
    end = ts + dur;
    // In a trace the microtasks of a task, in which promises are answered, follow it.
    if (name.endsWith('RunTask')) tasks.push(tdur);
    else tasks.push((tasks.pop() ?? 0) + tdur);
  }
  return Math.max(0, ...tasks) / 1000;
}
