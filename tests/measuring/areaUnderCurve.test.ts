import { expect, it } from 'vitest';
import { areaUnderCurve } from './areaUnderCurve.ts';

it.each([
  [[3, 4], [1, 2], 1],
  [[1, 2], [3, 4], 0],
  [[1, 2], [1, 2], 0.5],
  [[2, 5], [1, 2, 3], 4.5 / 6],
  [[1], [], Number.NaN],
])('the area of %j over %j is %f', (higher, lower, area) => {
  expect(areaUnderCurve(higher, lower)).toBe(area);
});
