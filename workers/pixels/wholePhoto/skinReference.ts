import type { OklabPlanes } from '../oklab.ts';
import { isSkinTone } from '../skinTone.ts';
import { median, quantile } from '../statistics.ts';

/** The skin of a photo without a located face: what most of the skin-colored pixels agree on. */
export interface SkinReference {
  /** 1 where the pixel belongs to the reference's skin, row by row. */
  readonly mask: Uint8Array;
  /** Skin pixels. */
  readonly count: number;
  /** OKLab lightness, and a and b over lightness. */
  readonly lightness: number;
  readonly redness: number;
  readonly yellowness: number;
  /** Where the skin lies, px, outliers left out; right and bottom exclusive. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/** How far skin may lie from the reference: in color over lightness, and in lightness as a factor. */
const agreement = { color: 0.05, darkest: 0.6, lightest: 1.5 };

/** Share of the skin left out on each side of its box. */
const outliers = 0.04;

/** Fewer skin pixels than this are no skin to measure against, share of the canvas. */
const leastSkin = 0.01;

/**
 * Finds the reference: the median of the skin-colored pixels of the middle of the photo, where a portrait has its face,
 * then all pixels that agree with it. Null where there is too little of it.
 */
export function skinReference(planes: OklabPlanes, width: number, height: number): SkinReference | null {
  const inner: number[] = [];
  for (let y = Math.floor(height * 0.15); y < height * 0.85; y++)
    for (let x = Math.floor(width * 0.2); x < width * 0.8; x++) inner.push(y * width + x);
  const candidates = inner.filter((i) => isSkinTone(planes.lightness[i]!, planes.a[i]!, planes.b[i]!));
  if (candidates.length < leastSkin * width * height) return null;

  const lightness = median(candidates.map((i) => planes.lightness[i]!));
  const redness = median(candidates.map((i) => planes.a[i]! / planes.lightness[i]!));
  const yellowness = median(candidates.map((i) => planes.b[i]! / planes.lightness[i]!));

  const mask = new Uint8Array(width * height);
  const columns: number[] = [];
  const rows: number[] = [];
  for (let i = 0; i < mask.length; i++) {
    const light = planes.lightness[i]!;
    const distance = Math.hypot(planes.a[i]! / light - redness, planes.b[i]! / light - yellowness);
    const agrees =
      distance < agreement.color &&
      light > lightness * agreement.darkest &&
      light < lightness * agreement.lightest;
    if (!agrees) continue;
    mask[i] = 1;
    columns.push(i % width);
    rows.push(Math.floor(i / width));
  }
  if (columns.length < leastSkin * width * height) return null;
  const [left, right] = extent(columns);
  const [top, bottom] = extent(rows);
  return {
    mask,
    count: columns.length,
    lightness,
    redness,
    yellowness,
    box: { left, top, right: right + 1, bottom: bottom + 1 },
  };
}

function extent(positions: readonly number[]): [lowest: number, highest: number] {
  const sorted = positions.toSorted((first, second) => first - second);
  return [quantile(sorted, outliers), quantile(sorted, 1 - outliers)];
}
