import { expect, it } from 'vitest';
import type { Analysis } from '../../machines/Analysis.ts';
import { createJudgePorts } from '../../src/adapters/createJudgePorts.ts';
import { FailureError } from '../../src/domain/failures/FailureError.ts';

it('[ERR-06] [CRD-08] judges no look before the code that takes its credit is there', async () => {
  const lost = new FailureError({ kind: 'programNotLoaded' });
  const ports = createJudgePorts({
    today: () => ({ month: 10, localDate: '11/21/2026' }),
    siteAddress: () => 'https://glow.example',
    prepareCharge: () => Promise.reject(lost),
  });
  await expect(ports.judge({} as Analysis)).rejects.toBe(lost);
});
