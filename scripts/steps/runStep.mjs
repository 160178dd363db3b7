import { readFileSync } from 'node:fs';
import { runCommand } from './runCommand.mjs';

/**
 * Runs a step and reads what it reports.
 * @param {import('./types.d.mts').Step} step
 * @param {string} report where the JSON report of its tests goes
 * @param {import('./types.d.mts').TestResult} [test] only this one
 * @returns {Promise<import('./types.d.mts').Outcome>} a step that should count tests and counted none has failed
 */
export async function runStep(step, report, test) {
  const started = performance.now();
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
