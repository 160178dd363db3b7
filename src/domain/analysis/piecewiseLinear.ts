/** The corners of a piecewise linear function, by rising x; at least one. */
export type Knots = readonly (readonly [x: number, y: number])[];

/**
 * The value at x: linear between neighboring knots, level before the first and after the last.
 *
 * @param x where; what is no number reads as the first knot
 */
export function piecewiseLinear(knots: Knots, x: number): number {
  let [fromX, fromY] = knots[0]!;
  if (!(x > fromX)) return fromY;
  for (const [toX, toY] of knots) {
    if (x < toX) return fromY + ((x - fromX) / (toX - fromX)) * (toY - fromY);
    [fromX, fromY] = [toX, toY];
  }
  return fromY;
}
