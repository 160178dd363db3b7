import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { countMutantsOnce } from './countMutantsOnce.mjs';
import { part } from './mutationParts.mjs';

/** A mutant is judged by the first test that notices it: costly suites come last, the costliest at the very end. */
class CheapFirst extends BaseSequencer {
  override sort(suites: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = ({ moduleId }: TestSpecification) => part.last.findIndex((path) => moduleId.endsWith(path));
    return Promise.resolve(suites.toSorted((one, other) => cost(one) - cost(other)));
  }
}

/**
 * The unit tests of the rules and the measures alone, without the projects of vite.config.ts, as the mutation runner
 * needs them. Suites that draw dozens of large faces to prove a trend on all tones are left out: they take seconds a
 * mutant, and what they kill, the small exact tests beside them have to kill as well.
 */
export default defineConfig({
  plugins: [countMutantsOnce],
  test: {
    environment: 'node',
    include: part.include,
    exclude: [
      ...part.exclude,
      'tests/**/*.browser.test.*',
      'tests/**/*.mocked.test.ts',
      'tests/workers/pixels/steadiness.test.ts',
      'tests/workers/pixels/regions/{amounts,fairness,smoothingSuspicion}.test.ts',
    ],
    // One worker a run instead of one a file: nine times as fast, and pure code has nothing to leak.
    isolate: false,
    sequence: { sequencer: CheapFirst },
    // Instrumented code on a busy machine is slow; what hangs is for the mutation runner to end.
    testTimeout: 60_000,
  },
});
