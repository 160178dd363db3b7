/**
 * Mutation testing of the pure rules (`src/domain`) and measures (`workers/pixels`): `npm run mutation`. Everything there
 * is changed, static tables and thresholds included, but for the pools of phrases, where another word is as right as the one
 * that stands. Numbers are not changed (no mutator for them exists): the tests' own tables hold those.
 *
 * Incremental: what neither a file nor its tests have touched since the last run keeps its result, which `--force` and a
 * fresh clone do without. So the whole can be put together from pieces: `npm run mutation -- --mutate 'src/domain/credits/*.ts'`.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'config/vitest.mutation.ts', related: true },
  mutate: ['src/domain/**/*.ts', 'workers/pixels/**/*.ts', '!src/domain/content/pools/**'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: 'reports/mutation-incremental.json',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 90, low: 80, break: 80 },
};
