import { expect, test } from 'vitest';
import { heldBound, missed } from './heldBound.ts';

test('a share at its bound holds it, one below misses it, and of nothing measured nothing is promised', () => {
  expect(heldBound('eyes', 0.8, 0.8)).toBe('eyes at least 0.80: held');
  expect(heldBound('eyes', 0.79, 0.8)).toContain(missed);
  expect(heldBound('eyes', 0 / 0, 0.8)).toContain('held');
});
