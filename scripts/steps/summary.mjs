const seconds = (ms) => (ms / 1000).toFixed(1).padStart(7);
const nameOf = ({ step, test }) => (test ? `${step.name}: ${test.title}` : step.name);

/**
 * The last lines of a run: how long each step took, the ten slowest tests, what failed, what passed only when it was run again,
 * and the count.
 * @param {readonly import('./types.d.mts').Outcome[]} outcomes
 * @param {readonly import('./types.d.mts').Failure[]} failed what failed both times
 * @param {readonly import('./types.d.mts').Failure[]} flaky what failed first and passed when it was run again
 * @param {number} ms how long the whole run took
 */
export function summary(outcomes, failed, flaky, ms) {
  const tests = outcomes.flatMap(({ step, tests: ran }) => ran.map((test) => ({ step, test })));
  const slowest = tests.toSorted((one, other) => other.test.ms - one.test.ms).slice(0, 10);
  const passed = tests.filter(({ test }) => test.passed).length + flaky.filter(({ test }) => test).length;
  return [
    'What each step took, s (steps run side by side):',
    ...outcomes.map(({ step, ms: took }) => `${seconds(took)}  ${step.name}`),
    `${seconds(ms)}  in all`,
    'The slowest ten tests, s:',
    ...slowest.map(({ step, test }) => `${seconds(test.ms)}  ${nameOf({ step, test })}`),
    `Passed only when run again, alone: ${flaky.length || 'none'}`,
    ...flaky.map((failure) => `         ${nameOf(failure)}`),
    ...(failed.length > 0 ? ['Failed:', ...failed.map((failure) => `         ${nameOf(failure)}`)] : []),
    `${passed} passed, ${failed.length} failed`,
  ];
}

/** The content of `reports/flaky.json`: what passed only when it was run again. */
export const flakyReport = (flaky) =>
  flaky.map(({ step, test }) => ({
    step: step.name,
    ...(test && { title: test.title, file: test.file, project: test.project }),
  }));
