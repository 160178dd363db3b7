import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playwrightRunner } from '../../../scripts/steps/playwrightRunner.mjs';
import { vitestRunner } from '../../../scripts/steps/vitestRunner.mjs';

describe('the reports of the test runners', () => {
  it('reads the tests of Vitest that ran, by their full names', () => {
    const report = {
      testResults: [
        {
          name: join(process.cwd(), 'tests/a.test.ts'),
          assertionResults: [
            { fullName: 'a adds', status: 'passed', duration: 12 },
            { fullName: 'a subtracts', status: 'failed' },
            { fullName: 'a waits', status: 'pending' },
          ],
        },
      ],
    };
    expect(vitestRunner('unit').read(report)).toEqual([
      { title: 'a adds', file: 'tests/a.test.ts', passed: true, ms: 12 },
      { title: 'a subtracts', file: 'tests/a.test.ts', passed: false, ms: 0 },
    ]);
  });

  it('reads the tests of Playwright that ran, with the groups that they stand in and the screen', () => {
    const ran = (status: string, ...durations: number[]) => ({
      status,
      projectName: 'phone',
      results: durations.map((duration) => ({ duration })),
    });
    const report = {
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [
            { title: 'opens', file: 'a.spec.ts', tests: [ran('expected', 20), ran('unexpected', 30, 5)] },
            { title: 'rests', file: 'a.spec.ts', tests: [ran('skipped', 0)] },
          ],
          suites: [
            {
              title: 'deep',
              specs: [{ title: 'closes', file: 'support/walks.ts', tests: [ran('expected', 7)] }],
            },
          ],
        },
      ],
    };
    const test = { file: 'a.spec.ts', project: 'phone' };
    expect(playwrightRunner.read(report)).toEqual([
      { ...test, title: 'deep closes', passed: true, ms: 7 },
      { ...test, title: 'opens', passed: true, ms: 20 },
      { ...test, title: 'opens', passed: false, ms: 35 },
    ]);
  });
});

describe('running one test alone', () => {
  const title = '[UPL-03] refuses a file (10 MB+)';

  it('names it to Vitest by a pattern that matches it to the end', () => {
    const { command } = vitestRunner('unit').one({ title, file: 'a.test.ts' }, 'r.json');
    const pattern = new RegExp(command.at(-1)!);
    expect(command).toContain('a.test.ts');
    expect([title, `${title} twice`, `also ${title}`].map((name) => pattern.test(name))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('names it to Playwright with its file and its screen', () => {
    const test = { title, file: 'a.spec.ts', project: 'phone' };
    const { command } = playwrightRunner.one(test, 'r.json');
    expect(command).toEqual(expect.arrayContaining(['a.spec.ts', '--project=phone', '--workers=1']));
    expect(`phone a.spec.ts ${title}`).toMatch(new RegExp(command.at(-1)!));
  });
});
