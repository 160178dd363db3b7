/** More than this is not chance: it is not run again. */
const mostRunAgain = 10;

/**
 * What failed, as it can be run again alone: the failed tests of a step, or the step where no test of it failed.
 * @param {readonly import('./types.d.mts').Outcome[]} outcomes
 * @returns {import('./types.d.mts').Failure[]}
 */
export function failuresOf(outcomes) {
  return outcomes
    .filter(({ passed }) => !passed)
    .flatMap(({ step, tests }) => {
      const failed = tests.filter((test) => !test.passed);
      return failed.length > 0 ? failed.map((test) => ({ step, test })) : [{ step }];
    });
}

/** Whether so few failed that it may be chance. */
export const mayBeChance = (failures) => failures.length > 0 && failures.length <= mostRunAgain;
