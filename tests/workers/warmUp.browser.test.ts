import { expect, test } from 'vitest';
import { warmUp } from '../../workers/warmUp.ts';

/** How many times the warm-up asked whether it is over, when it is after `rounds`. */
async function asked(rounds: number): Promise<number> {
  let times = 0;
  await warmUp(() => ++times > rounds);
  return times;
}

test('[PIP-05] warming up leaves off for the first photo, and ends by itself without one', async () => {
  expect(await asked(0)).toBe(1);
  expect(await asked(2)).toBe(3);
  expect(await asked(1_000)).toBe(8);
});
