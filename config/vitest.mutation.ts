import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { countMutantsOnce } from './countMutantsOnce.mjs';
import { part } from './mutationParts.mjs';

/** The first test that fails kills a mutant, so costly suites run last, the costliest at the very end. */
class CheapFirst extends BaseSequencer {
  override sort(suites: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = ({ moduleId }: TestSpecification) => part.last.findIndex((path) => moduleId.endsWith(path));
    return Promise.resolve(suites.toSorted((one, other) => cost(one) - cost(other)));
  }
}

/**
 * Only the unit tests of the rules and the measures, without the projects of vite.config.ts, as Stryker needs them. Suites that draw
 * dozens of large faces to prove a trend on all skin tones are left out, since they take seconds for each mutant; the small exact tests
 * have to kill the same mutants.
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
    // One worker for each run instead of one for each file is nine times as fast, and pure code leaks nothing from file to file.
    isolate: false,
    sequence: { sequencer: CheapFirst },
    // A long limit: mutated code runs many times slower, and Stryker itself ends a mutant that hangs.
    testTimeout: 60_000,
  },
});
