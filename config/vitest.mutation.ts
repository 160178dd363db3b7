import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Suites that draw faces take seconds; most mutants die of the exact tests before, and the first failure ends a run. */
class DrawnFacesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const draws = new Map(
      files.map((file) => [file, readFileSync(file.moduleId, 'utf8').includes('drawFace(')]),
    );
    return files.toSorted((one, other) => Number(draws.get(one)) - Number(draws.get(other)));
  }
}

/**
 * The unit tests of the rules and the measures alone, without the projects of vite.config.ts, as the mutation runner
 * needs them. Suites that draw dozens of large faces to prove a trend on all tones are left out: they take seconds a
 * mutant, and what they kill, the small exact tests beside them have to kill as well.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/domain/**/*.test.ts', 'tests/workers/pixels/**/*.test.ts'],
    exclude: [
      'tests/**/*.browser.test.*',
      // Watches a module of which the other suites would get the watched copy.
      'tests/domain/content/namedStreams.test.ts',
      'tests/workers/pixels/steadiness.test.ts',
      'tests/workers/pixels/regions/{amounts,fairness,smoothingSuspicion}.test.ts',
    ],
    // One worker a run instead of one a file: nine times as fast, and pure code has nothing to leak.
    isolate: false,
    sequence: { sequencer: DrawnFacesLast },
    // Instrumented code on a busy machine is slow; what hangs is for the mutation runner to end.
    testTimeout: 60_000,
  },
});
