import { part, partName } from './mutationParts.mjs';

/**
 * Mutation testing of the pure rules (`src/domain`) and measures (`workers/pixels`), one part at a time; `npm run mutation` runs all
 * parts and adds them up. Everything there is mutated, including the static tables of the rules, except the pools of phrases, where
 * another word would be as right. Numbers are not mutated, because Stryker has no mutator for them; tables in the tests repeat them.
 *
 * The run is incremental: where neither a file nor its tests have changed since the last run, its results are kept. `--force` and a
 * fresh clone start anew.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'config/vitest.mutation.ts', related: true },
  mutate: part.mutate,
  coverageAnalysis: 'perTest',
  ignoreStatic: part.ignoreStatic,
  concurrency: 2,
  // How long a mutant may take. Hundreds of mutants loop for ever and take all of it. Half the time of the tests in the first run is
  // enough, because that run also counts what each test covers, which makes it several times slower.
  timeoutMS: 6_000,
  timeoutFactor: 0.5,
  // Counting what each test covers slows the loops over pixels down many times.
  dryRunTimeoutMinutes: 20,
  incremental: true,
  incrementalFile: `reports/mutation-${partName}-incremental.json`,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `reports/mutation-${partName}.json` },
  tempDirName: '.stryker-tmp',
};
