/** When more than this fail, it is not by chance, and nothing is run again. */
const mostRunAgain = 10;

/**
 * What failed, in pieces that can be run again alone: the failed tests of each step, or the step itself where none of its tests
 * failed.
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

/** Whether so few failed that they may have failed by chance. */
export const mayBeChance = (failures) => failures.length > 0 && failures.length <= mostRunAgain;
