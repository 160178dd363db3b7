import { part, partName } from './mutationParts.mjs';

/**
 * Mutation testing of the pure rules (`src/domain`) and measures (`workers/pixels`), a part at a time; `npm run mutation`
 * runs all parts and adds them up. Everything there is changed, the rules' static tables included, but for the pools of
 * phrases, where another word is as right as the one that stands. Numbers are not changed (no mutator for them exists): the
 * tests' own tables hold those.
 *
 * Incremental: what neither a file nor its tests have touched since the last run keeps its result, which `--force` and a
 * fresh clone do without.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'config/vitest.mutation.ts', related: true },
  mutate: part.mutate,
  coverageAnalysis: 'perTest',
  ignoreStatic: part.ignoreStatic,
  concurrency: 2,
  // What a mutant may take: endless loops, of which there are hundreds, take it all. Half the time that its tests took in the
  // first run, which also counts what each of them runs through, is several times what they take without counting.
  timeoutMS: 6_000,
  timeoutFactor: 0.5,
  // Counting what each test runs through slows the loops over pixels down many times.
  dryRunTimeoutMinutes: 20,
  incremental: true,
  incrementalFile: `reports/mutation-${partName}-incremental.json`,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `reports/mutation-${partName}.json` },
  tempDirName: '.stryker-tmp',
};
