/** Corners of a broken line, by rising x; y never falls. */
export type Corners = readonly [
  first: readonly [x: number, y: number],
  ...rest: (readonly [number, number])[],
];

/**
 * The height of a broken line at x, level before its first corner and after its last. Never falls as x rises.
 *
 * @param x where; what is no number reads as the first corner
 */
export function riseThrough(corners: Corners, x: number): number {
  let [fromX, fromY] = corners[0];
  if (!(x > fromX)) return fromY;
  for (const [toX, toY] of corners) {
    if (x < toX) return fromY + ((x - fromX) / (toX - fromX)) * (toY - fromY);
    [fromX, fromY] = [toX, toY];
  }
  return fromY;
}
