import { jobs } from './timeSteps.mjs';

/**
 * Prints what each step took, a column for each kind of visit: ms, and its share of the time from drop to verdict.
 * @param {Record<string, import('./timeSteps.mjs').Visit & {decode: number}>} visits by the heading of its column
 */
export function printSteps(visits) {
  const columns = Object.values(visits);
  const line = (what, cells) =>
    console.log(`  ${what.padEnd(30)}${cells.map((cell) => cell.padStart(16)).join('')}`);
  const ms = (value) => `${value.toFixed(0)} ms`;
  line('one photo, step by step', Object.keys(visits));
  const shared = (what, figure) =>
    line(
      what,
      columns.map((visit) => {
        const value = figure(visit);
        return `${ms(value)} ${((100 * value) / visit.whole).toFixed(0).padStart(3)} %`;
      }),
    );
  for (const job of jobs) shared(job, (visit) => visit.jobs[job]);
  shared('no worker at work', (visit) => visit.page);
  line(
    'dropped → judged',
    columns.map((visit) => ms(visit.whole)),
  );
  line(
    'bare decode beside it',
    columns.map((visit) => ms(visit.decode)),
  );
}
