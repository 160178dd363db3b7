import { frameHeight, frameWidth } from './FaceFrame.ts';

/** 1 where a pixel of the frame belongs to a region. */
export type RegionMask = Uint8Array;

/** Fills polygons, given as flat x, y lists, by their pixel centers (even-odd rule a polygon, union of all). */
export function maskOf(...polygons: readonly (readonly number[])[]): RegionMask {
  const mask = new Uint8Array(frameWidth * frameHeight);
  for (const polygon of polygons) fill(mask, polygon);
  return mask;
}

function fill(mask: RegionMask, polygon: readonly number[]): void {
  const crossings: number[] = [];
  for (let y = 0; y < frameHeight; y++) {
    crossings.length = 0;
    for (let i = 0; i < polygon.length; i += 2) {
      const next = (i + 2) % polygon.length;
      const [y0, y1] = [polygon[i + 1]!, polygon[next + 1]!];
      if (y0 <= y !== y1 <= y)
        crossings.push(polygon[i]! + ((y - y0) / (y1 - y0)) * (polygon[next]! - polygon[i]!));
    }
    crossings.sort((first, second) => first - second);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil(crossings[i]!));
      const to = Math.min(frameWidth - 1, Math.floor(crossings[i + 1]!));
      if (from <= to) mask.fill(1, y * frameWidth + from, y * frameWidth + to + 1);
    }
  }
}

/** The mask widened by `px` (negative: narrowed), by a square: the measures need no rounder one. */
export function grown(mask: RegionMask, px: number): RegionMask {
  const wanted = px > 0 ? 1 : 0;
  let from = mask;
  for (const [step, count, lines, stride] of [
    [1, frameWidth, frameHeight, frameWidth],
    [frameWidth, frameHeight, frameWidth, 1],
  ] as const) {
    const to = from.slice();
    for (let line = 0; line < lines; line++) {
      // Distance to the last and the next wanted pixel along the line.
      let since = Number.POSITIVE_INFINITY;
      for (let i = 0; i < count; i++) {
        const at = line * stride + i * step;
        since = from[at] === wanted ? 0 : since + 1;
        if (since <= Math.abs(px)) to[at] = wanted;
      }
      since = Number.POSITIVE_INFINITY;
      for (let i = count - 1; i >= 0; i--) {
        const at = line * stride + i * step;
        since = from[at] === wanted ? 0 : since + 1;
        if (since <= Math.abs(px)) to[at] = wanted;
      }
    }
    from = to;
  }
  return from;
}

/** `mask` where none of the others is. */
export function without(mask: RegionMask, ...others: readonly RegionMask[]): RegionMask {
  return mask.map((value, i) => (value && others.every((other) => !other[i]) ? 1 : 0));
}

/** The indices of a mask's pixels. */
export function pixelsOf(mask: RegionMask): number[] {
  const pixels: number[] = [];
  for (let i = 0; i < mask.length; i++) if (mask[i]) pixels.push(i);
  return pixels;
}
