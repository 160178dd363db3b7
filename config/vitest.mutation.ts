import { defineConfig } from 'vitest/config';

/**
 * The unit tests of the rules and the measures alone, without the projects of vite.config.ts, as the mutation runner
 * needs them. Suites that draw dozens of large faces to prove a trend on all tones are left out: seconds a mutant, and
 * what they kill, the small exact tests beside them have to kill as well.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // Instrumented code on a busy machine is slow; what hangs is for the mutation runner to end.
    testTimeout: 60_000,
    include: ['tests/domain/**/*.test.ts', 'tests/workers/pixels/**/*.test.ts'],
    exclude: [
      'tests/**/*.browser.test.*',
      'tests/workers/pixels/steadiness.test.ts',
      'tests/workers/pixels/regions/{amounts,fairness,smoothingSuspicion}.test.ts',
    ],
  },
});
