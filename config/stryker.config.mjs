/** Mutation testing of the pure rules and measures: `npm run mutation`. Long; run by hand. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'config/vitest.mutation.ts', related: true },
  mutate: ['src/domain/**/*.ts', 'workers/pixels/**/*.ts', '!src/domain/content/pools/**'],
  ignoreStatic: false,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  incrementalFile: 'reports/mutation-incremental.json',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 90, low: 80, break: 80 },
};
