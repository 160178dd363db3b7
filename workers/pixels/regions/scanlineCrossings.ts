/**
 * Where the edges of a polygon, a flat x, y list, cross the height `y`, ascending: between the first and the second lies its
 * inside, and so on in pairs (even-odd rule).
 */
export function scanlineCrossings(polygon: readonly number[], y: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < polygon.length; i += 2) {
    const next = (i + 2) % polygon.length;
    const [y0, y1] = [polygon[i + 1]!, polygon[next + 1]!];
    if (y0 <= y !== y1 <= y)
      found.push(polygon[i]! + ((y - y0) / (y1 - y0)) * (polygon[next]! - polygon[i]!));
  }
  return found.sort((before, after) => before - after);
}
