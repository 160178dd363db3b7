/**
 * The longest task of the page's main thread after the first contentful paint, ms of processor time. Other than by the clock, a
 * task does not take longer where the machine is busy with something else.
 * @param {readonly {name: string, ph: string, ts: number, tdur?: number, pid: number, tid: number}[]} events of a trace of Chromium;
 *   times in µs
 * @returns {number} NaN if nothing was painted
 */
export function longestTask(events) {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return Number.NaN;
  const tasks = events.filter(
    ({ name, ph, ts, pid, tid }) =>
      ph === 'X' && name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
