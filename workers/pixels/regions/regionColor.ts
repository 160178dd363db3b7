import type { FaceView } from './FaceView.ts';
import { medianOver, medianQuotient, type Pixels, pixelsOver } from './sampled.ts';

/** A region's color against the person's skin, free of exposure and of shading. */
export interface RegionColor {
  /** Median redness over lightness: 0 on the skin, whatever light falls on it. */
  readonly red: number;
  /** Median yellowness over lightness. */
  readonly yellow: number;
  /** Median lightness, 1 on the skin. */
  readonly light: number;
}

/** Below this lightness the quotients are noise. */
const darkest = 0.08;

/** The distance of two colors in redness and yellowness over lightness, 0 or more; NaN if one of them has no hue. */
export const hueDistance = (one: RegionColor, other: RegionColor): number =>
  Math.hypot(one.red - other.red, one.yellow - other.yellow);

/** Those of some pixels of the frame that are light enough to have a hue. */
export const pixelsWithHue = ({ light }: Pick<FaceView, 'light'>, pixels: Pixels): Int32Array<ArrayBuffer> =>
  pixelsOver(pixels, light, darkest);

/** Whether all of some pixels of the frame are so dark that they have no hue; false if there are no pixels. */
export const isBlack = (view: Pick<FaceView, 'light'>, pixels: Pixels): boolean =>
  pixels.length > 0 && pixelsWithHue(view, pixels).length === 0;

/** The median color of some pixels of the frame. Redness and yellowness are NaN if all pixels are black; all is NaN if there are none. */
export function regionColor({ light, red, yellow }: FaceView, pixels: Pixels): RegionColor {
  const withHue = pixelsWithHue({ light }, pixels);
  return {
    red: medianQuotient(withHue, red, light),
    yellow: medianQuotient(withHue, yellow, light),
    light: medianOver(pixels, light),
  };
}
