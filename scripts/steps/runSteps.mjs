import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coresHere } from './coresHere.mjs';
import { failuresOf, mayBeChance } from './failuresOf.mjs';
import { runStep } from './runStep.mjs';
import { sideBySide } from './sideBySide.mjs';
import { flakyReport, summary } from './summary.mjs';

const fileName = (name) => name.replaceAll(' ', '-');

/** Prints how a step ended. If it failed, its own output comes first. */
function printOutcome({ step, passed, ms, output }) {
  if (!passed || step.shows) console.log(output.trimEnd());
  console.log(`== ${step.name}: ${passed ? 'ok' : 'FAILED'} in ${Math.round(ms / 1000)} s`);
}

/**
 * Runs the steps. Unless `again` is false, what failed is run once more at the very end, one after the other.
 * @param {readonly import('./types.d.mts').Step[]} steps
 * @param {string} folder where the report and the output of each step are written
 * @returns the last lines to print, what passed only when it was run again, and whether everything passed
 */
export async function runSteps(steps, folder, { again = true } = {}) {
  const started = performance.now();
  mkdirSync(folder, { recursive: true });
  const run = async (step, name = step.name, test) => {
    console.log(`== ${step.name} …`);
    const outcome = await runStep(step, join(folder, `${fileName(name)}.json`), test);
    writeFileSync(join(folder, `${fileName(name)}.log`), outcome.output);
    printOutcome(outcome);
    return outcome;
  };
  const leaveOut = (step, needed) => {
    const outcome = { step, passed: false, ms: 0, tests: [], output: `It needs the step "${needed}".` };
    printOutcome(outcome);
    return outcome;
  };
  const cores = Math.max(2, coresHere());
  const outcomes = await sideBySide(steps, cores, (step) => run(step), leaveOut);

  const failures = failuresOf(outcomes);
  const flaky = [];
  if (again && mayBeChance(failures))
    for (const [index, failure] of failures.entries()) {
      const { step, test } = failure;
      console.log(`\n== once more, alone: ${test?.title ?? step.name}`);
      const second = await run(step, `again ${index + 1}`, test);
      if (!second.passed) continue;
      flaky.push(failure);
      // A whole step that ran again has counted its tests anew.
      if (!test) outcomes.splice(steps.indexOf(step), 1, second);
    }
  const failed = failures.filter((failure) => !flaky.includes(failure));
  const lines = summary(outcomes, failed, flaky, performance.now() - started);
  return { lines, flaky: flakyReport(flaky), passed: failed.length === 0 };
}
