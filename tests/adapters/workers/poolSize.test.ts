import { expect, test } from 'vitest';
import { poolSize } from '../../../src/adapters/workers/poolSize.ts';

test('[PIP-05] one worker a core, two at most, one at least', () => {
  expect([undefined, 0, 1, 2, 4, 64].map(poolSize)).toEqual([1, 1, 1, 2, 2, 2]);
});
