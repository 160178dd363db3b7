import { describe, expect, it } from 'vitest';
import { piecewiseLinear } from '../../../src/domain/analysis/piecewiseLinear.ts';

const knots = [
  [0, 10],
  [2, 30],
  [6, 20],
] as const;

describe('piecewiseLinear', () => {
  it.each([
    [0, 10],
    [0.5, 15],
    [2, 30],
    [3, 27.5],
    [6, 20],
  ])('is linear between its knots: at %d it is %d', (x, y) => {
    expect(piecewiseLinear(knots, x)).toBeCloseTo(y, 12);
  });

  it('is level before its first knot and after its last', () => {
    expect(piecewiseLinear(knots, -1)).toBe(10);
    expect(piecewiseLinear(knots, 7)).toBe(20);
    expect(piecewiseLinear([[4, 5]], 100)).toBe(5);
  });

  it('reads what is no number as its first knot', () => {
    expect(piecewiseLinear(knots, Number.NaN)).toBe(10);
  });
});
