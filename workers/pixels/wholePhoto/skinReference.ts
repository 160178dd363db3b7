import type { OklabPlanes } from '../oklab.ts';
import { isSkinTone } from '../isSkinTone.ts';
import { median, quantile } from '../statistics.ts';
import { calibration } from './calibration.ts';
import { centralPatch } from './centralPatch.ts';

/** The skin of a photo without a located face: what most of the skin-colored pixels of its middle agree on. */
export interface SkinReference {
  /** One byte a pixel, row by row: 1 where it belongs to the reference's skin, else 0. */
  readonly mask: Uint8Array;
  /** Skin pixels. */
  readonly count: number;
  /** OKLab lightness, and a and b over lightness. */
  readonly lightness: number;
  readonly redness: number;
  readonly yellowness: number;
  /** The box of the skin without its outliers, px; right and bottom exclusive. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

const { middle, agreement, outliers, leastShare } = calibration.skin;

/** Finds the reference, or null where there is too little of skin's color. */
export function skinReference(planes: OklabPlanes, width: number, height: number): SkinReference | null {
  const { lightness, a, b } = planes;
  const isMiddle = (i: number): boolean => {
    const x = (i % width) / width;
    const y = Math.floor(i / width) / height;
    return x > middle.left && x < middle.right && y > middle.top && y < middle.bottom;
  };
  const everyPixel = Array.from({ length: width * height }, (_, i) => i);
  const candidates = everyPixel.filter((i) => isMiddle(i) && isSkinTone(lightness[i]!, a[i]!, b[i]!));
  if (candidates.length < leastShare * everyPixel.length) return null;

  const reference = {
    lightness: median(candidates.map((i) => lightness[i]!)),
    redness: median(candidates.map((i) => a[i]! / lightness[i]!)),
    yellowness: median(candidates.map((i) => b[i]! / lightness[i]!)),
  };
  const agrees = (i: number): boolean => {
    const light = lightness[i]!;
    const distance = Math.hypot(a[i]! / light - reference.redness, b[i]! / light - reference.yellowness);
    return (
      distance < agreement.color &&
      light > reference.lightness * agreement.darkest &&
      light < reference.lightness * agreement.lightest
    );
  };
  const mask = centralPatch(
    Uint8Array.from(everyPixel, (i) => Number(agrees(i))),
    width,
    isMiddle,
  );
  const skin = everyPixel.filter((i) => mask[i] === 1);
  if (skin.length < leastShare * everyPixel.length) return null;
  const [left, right] = extent(skin.map((i) => i % width));
  const [top, bottom] = extent(skin.map((i) => Math.floor(i / width)));
  return {
    ...reference,
    mask,
    count: skin.length,
    box: { left, top, right: right + 1, bottom: bottom + 1 },
  };
}

function extent(positions: readonly number[]): [lowest: number, highest: number] {
  const sorted = positions.toSorted((first, second) => first - second);
  return [quantile(sorted, outliers), quantile(sorted, 1 - outliers)];
}
