import { readFileSync, rmSync } from 'node:fs';
import { runCommand } from './runCommand.mjs';

/**
 * Runs a step and reads its report. A step of tests that reports no test has failed.
 * @param {import('./types.d.mts').Step} step
 * @param {string} report where the JSON report of its tests is written
 * @param {import('./types.d.mts').TestResult} [test] the only one to run
 * @returns {Promise<import('./types.d.mts').Outcome>}
 */
export async function runStep(step, report, test) {
  const started = performance.now();
  // Where the step dies without a report, the report of an earlier run must not be read in its place.
  rmSync(report, { force: true });
  const { tests: runner } = step;
  const command = runner ? (test ? runner.one(test, report) : runner.all(report)) : step.run;
  const { passed, output } = await runCommand(command);
  const outcome = { step, passed, output, tests: [], ms: performance.now() - started };
  if (!runner) return outcome;
  try {
    const tests = runner.read(JSON.parse(readFileSync(report, 'utf8')));
    return { ...outcome, tests, passed: passed && tests.length > 0 };
  } catch (error) {
    return { ...outcome, passed: false, output: `${output}\nNo report: ${error.message}` };
  }
}
