/** A place on an outline and the direction outward from there, of length 1. Frame px. */
export interface OutlineNormal {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/** Normals at `count` places evenly along a closed outline, given as a flat x, y list. */
export function outlineNormals(outline: readonly number[], count: number): OutlineNormal[] {
  const points = evenly(outline, count);
  const [centerX, centerY] = [mean(points, 0), mean(points, 1)];
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [points[i * 2]!, points[i * 2 + 1]!];
    const before = ((i + count - 1) % count) * 2;
    const after = ((i + 1) % count) * 2;
    const [tangentX, tangentY] = [points[after]! - points[before]!, points[after + 1]! - points[before + 1]!];
    const length = Math.hypot(tangentX, tangentY) || 1;
    const [across, down] = [tangentY / length, -tangentX / length];
    return across * (x - centerX) + down * (y - centerY) < 0
      ? { x, y, across: -across, down: -down }
      : { x, y, across, down };
  });
}

/** `count` points evenly along a closed outline. */
function evenly(outline: readonly number[], count: number): number[] {
  const corners = outline.length / 2;
  const lengths = Array.from({ length: corners }, (_, i) => {
    const next = ((i + 1) % corners) * 2;
    return Math.hypot(outline[next]! - outline[i * 2]!, outline[next + 1]! - outline[i * 2 + 1]!);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const points: number[] = [];
  let corner = 0;
  let passed = 0;
  for (let i = 0; i < count; i++) {
    const target = (i / count) * total;
    while (corner < corners - 1 && passed + lengths[corner]! < target) passed += lengths[corner++]!;
    const share = lengths[corner]! === 0 ? 0 : (target - passed) / lengths[corner]!;
    const next = ((corner + 1) % corners) * 2;
    for (const axis of [0, 1])
      points.push(
        outline[corner * 2 + axis]! + share * (outline[next + axis]! - outline[corner * 2 + axis]!),
      );
  }
  return points;
}

function mean(points: readonly number[], axis: 0 | 1): number {
  let sum = 0;
  for (let i = axis; i < points.length; i += 2) sum += points[i]!;
  return sum / (points.length / 2);
}
