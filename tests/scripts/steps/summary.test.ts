import { describe, expect, it } from 'vitest';
import { failuresOf, mayBeChance } from '../../../scripts/steps/failuresOf.mjs';
import { flakyReport, summary } from '../../../scripts/steps/summary.mjs';

const ran = (title: string, ms: number, passed = true) => ({ title, file: 'a.test.ts', passed, ms });
const outcome = (name: string, passed: boolean, tests: ReturnType<typeof ran>[] = []) => ({
  step: { name },
  passed,
  tests,
  ms: 61_000,
  output: '',
});

describe('what is run again', () => {
  it('is every failed test of a step, and the step where none of its tests failed', () => {
    const units = outcome('unit', false, [ran('adds', 1), ran('divides', 1, false)]);
    const lint = outcome('lint', false);
    const crashed = outcome('browser', false, [ran('draws', 1)]);
    expect(failuresOf([units, lint, outcome('types', true), crashed])).toEqual([
      { step: units.step, test: units.tests[1] },
      { step: lint.step },
      { step: crashed.step },
    ]);
  });

  it('is nothing when nothing failed, or more than chance explains', () => {
    const failures = (count: number) => Array.from({ length: count }, () => ({ step: { name: 'unit' } }));
    expect([0, 1, 10, 11].map((count) => mayBeChance(failures(count)))).toEqual([false, true, true, false]);
  });
});

describe('the last lines', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ran(`test ${index}`, index * 1000));
  const unit = outcome('unit', false, [...tests, ran('flickers', 0, false), ran('breaks', 0, false)]);
  const lint = outcome('lint', false);
  const [flickers, breaks] = failuresOf([unit]);

  it('count what passed at last, and end with the count', () => {
    expect(summary([unit, lint], [breaks!], [flickers!], 1).at(-1)).toBe('13 passed, 1 failed');
    // A step without tests of its own counts as one failed test when it fails, and is not counted when it passes.
    expect(summary([unit, lint], [breaks!, { step: lint.step }], [flickers!], 1).at(-1)).toBe(
      '13 passed, 2 failed',
    );
    expect(summary([unit, lint], [breaks!], [flickers!, { step: lint.step }], 1).at(-1)).toBe(
      '13 passed, 1 failed',
    );
  });

  it('name every step with its seconds, and the slowest ten tests', () => {
    const lines = summary([unit], [breaks!], [flickers!], 90_000);
    expect(lines).toContain('   61.0  unit');
    expect(lines).toContain('   90.0  in all');
    const slowest = lines.filter((line) => line.includes('unit: test '));
    expect(slowest).toHaveLength(10);
    expect(slowest[0]).toBe('   11.0  unit: test 11');
    expect(slowest.at(-1)).toBe('    2.0  unit: test 2');
  });

  it('name what passed only when it was run again, and what failed', () => {
    const lines = summary([unit], [breaks!], [flickers!], 1);
    expect(lines.join('\n')).toMatch(/run again, alone: 1\n +unit: flickers\nFailed:\n +unit: breaks\n/);
    expect(summary([unit], [], [], 1)).toContain('Passed only when run again, alone: none');
    expect(flakyReport([flickers!])).toEqual([{ step: 'unit', title: 'flickers', file: 'a.test.ts' }]);
  });
});
