/**
 * The longest task of the page's main thread after the first contentful paint, or after another moment, ms of processor time. Other
 * than by the clock, a task does not take longer where the machine is busy with something else.
 * @param {readonly {name: string, ph: string, ts: number, tdur?: number, pid: number, tid: number}[]} events of a trace of Chromium;
 *   times in µs
 * @param {string} [since] the name of the event that is that moment, such as a mark of the page's own
 * @returns {number} NaN if that moment is not in the trace
 */
export function longestTask(events, since = 'firstContentfulPaint') {
  const moment = events.findLast(({ name }) => name === since);
  if (!moment) return Number.NaN;
  const tasks = events.filter(
    ({ name, ph, ts, pid, tid }) =>
      ph === 'X' && name.endsWith('RunTask') && pid === moment.pid && tid === moment.tid && ts >= moment.ts,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
