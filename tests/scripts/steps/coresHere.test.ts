import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { coresHere } from '../../../scripts/steps/coresHere.mjs';

it.each([
  ['50000 100000', 1],
  ['150000 100000', Math.min(2, availableParallelism())],
  ['max 100000', availableParallelism()],
  ['', availableParallelism()],
])('takes the quota "%s" as %i cores', (quota, cores) => {
  const folder = mkdtempSync(join(tmpdir(), 'glowcheck-cores-'));
  try {
    writeFileSync(join(folder, 'cpu.max'), quota);
    expect(coresHere(join(folder, 'cpu.max'))).toBe(cores);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('takes all cores of the machine where there is no quota', () => {
  expect(coresHere('/no/such/file')).toBe(availableParallelism());
});
