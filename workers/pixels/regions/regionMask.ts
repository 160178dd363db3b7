import { scanlineCrossings } from './scanlineCrossings.ts';
import { frameHeight, frameWidth } from './FaceFrame.ts';

/** One byte a pixel of the frame: 1 where it belongs to the region, else 0. */
export type RegionMask = Uint8Array;

/** Fills polygons, given as flat x, y lists, by their pixel centers (even-odd rule a polygon, union of all). */
export function rasterize(...polygons: readonly (readonly number[])[]): RegionMask {
  const mask = new Uint8Array(frameWidth * frameHeight);
  for (const polygon of polygons) fill(mask, polygon);
  return mask;
}

function fill(mask: RegionMask, polygon: readonly number[]): void {
  const heights = polygon.filter((_, i) => i % 2 === 1);
  const first = Math.max(0, Math.floor(Math.min(...heights)));
  const last = Math.min(frameHeight - 1, Math.ceil(Math.max(...heights)));
  for (let y = first; y <= last; y++) {
    const edges = scanlineCrossings(polygon, y);
    for (let i = 0; i + 1 < edges.length; i += 2) {
      const from = Math.max(0, Math.ceil(edges[i]!));
      const to = Math.min(frameWidth - 1, Math.floor(edges[i + 1]!));
      if (from <= to) mask.fill(1, y * frameWidth + from, y * frameWidth + to + 1);
    }
  }
}

/** The smallest rectangle around a mask, px; of an empty one a single pixel. */
export function boundsOf(mask: RegionMask): {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} {
  const firstPixel = mask.indexOf(1);
  if (firstPixel < 0) return { left: 0, top: 0, width: 1, height: 1 };
  const top = Math.floor(firstPixel / frameWidth);
  const bottom = Math.floor(mask.lastIndexOf(1) / frameWidth);
  let [left, right] = [frameWidth - 1, 0];
  for (let y = top; y <= bottom; y++) {
    const row = mask.subarray(y * frameWidth, (y + 1) * frameWidth);
    const from = row.indexOf(1);
    if (from < 0) continue;
    left = Math.min(left, from);
    right = Math.max(right, row.lastIndexOf(1));
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The mask widened by `px` (negative: narrowed), by a square: the measures need no rounder one. */
export function dilate(mask: RegionMask, px: number): RegionMask {
  const reach = Math.abs(px);
  const wanted = px > 0 ? 1 : 0;
  const bounds = boundsOf(mask);
  // Narrowing has to see the empty pixels around.
  const margin = Math.max(reach, 1);
  const left = Math.max(0, bounds.left - margin);
  const right = Math.min(frameWidth, bounds.left + bounds.width + margin);
  const top = Math.max(0, bounds.top - margin);
  const bottom = Math.min(frameHeight, bounds.top + bounds.height + margin);
  const across = mask.slice();
  for (let y = top; y < bottom; y++)
    spread(mask, across, y * frameWidth + left, 1, right - left, wanted, reach);
  const result = across.slice();
  for (let x = left; x < right; x++)
    spread(across, result, top * frameWidth + x, frameWidth, bottom - top, wanted, reach);
  return result;
}

/** Sets `wanted` within `reach` of every `wanted` pixel along one line, both ways. */
function spread(
  from: RegionMask,
  to: RegionMask,
  start: number,
  step: number,
  count: number,
  wanted: 0 | 1,
  reach: number,
): void {
  for (const [first, direction] of [
    [0, 1],
    [count - 1, -1],
  ] as const) {
    let since = Number.POSITIVE_INFINITY;
    for (let k = 0, i = first; k < count; k++, i += direction) {
      const at = start + i * step;
      since = from[at] === wanted ? 0 : since + 1;
      if (since <= reach) to[at] = wanted;
    }
  }
}

/** `mask` where none of the others is. */
export function subtract(mask: RegionMask, ...others: readonly RegionMask[]): RegionMask {
  const result = mask.slice();
  const [first, last] = [result.indexOf(1), result.lastIndexOf(1)];
  if (first < 0) return result;
  for (const other of others) for (let i = first; i <= last; i++) if (other[i] === 1) result[i] = 0;
  return result;
}

/** The pixels that belong to both masks. */
export function intersect(mask: RegionMask, other: RegionMask): RegionMask {
  const result = new Uint8Array(mask.length);
  for (const i of pixelsOf(mask)) result[i] = other[i]!;
  return result;
}

/** The indices of a mask's pixels. */
export function pixelsOf(mask: RegionMask): number[] {
  const pixels: number[] = [];
  const first = mask.indexOf(1);
  if (first < 0) return pixels;
  const last = mask.lastIndexOf(1);
  for (let i = first; i <= last; i++) if (mask[i] === 1) pixels.push(i);
  return pixels;
}
