import { expect, test } from 'vitest';
import { scoreBand } from '../../src/components/scoreBand.ts';

test.each([
  [100, 'green'],
  [90, 'green'],
  [89, 'blue'],
  [75, 'blue'],
  [74, 'yellow'],
  [50, 'yellow'],
  [49, 'red'],
  [0, 'red'],
] as const)('[RES-01] %i is %s', (score, band) => {
  expect(scoreBand(score)).toBe(band);
});
