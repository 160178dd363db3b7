/** The corners of a piecewise linear function, by rising x; at least one. */
export type Knots = readonly (readonly [x: number, y: number])[];

/**
 * The value at x: linear between neighboring knots, level before the first and after the last.
 *
 * @param x where; what is no number reads as the first knot
 */
export function piecewiseLinear(knots: Knots, x: number): number {
  let from = knots[0]!;
  if (!(x > from[0])) return from[1];
  for (let i = 1; i < knots.length; i++) {
    const to = knots[i]!;
    if (x < to[0]) return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
    from = to;
  }
  return from[1];
}
