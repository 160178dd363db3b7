import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { clamp01 } from '../statistics.ts';
import { lipCalibration } from './calibration/lipCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { naturalRedness } from './naturalRedness.ts';
import { type RegionColor, regionColor } from './regionColor.ts';
import { dilate, rasterize, pixelsOf, subtract } from './regionMask.ts';
import { softplus } from './softplus.ts';
import { type Pixels, pixelsBetween, quantileOver } from './sampled.ts';

/** How far the lip pixels keep from the line and the teeth, frame px. */
const insideLine = 2;

const { shineShare, bare, naturalShare, blue, variation, yellowest, green, faint, faintVariation, full } =
  lipCalibration.color;

export interface LipReading extends RegionColor {
  /** 0-1 */
  readonly intensity: number;
}

/** The lips' pixels without the opening, the rim and the shine. */
export function lipPixels({ regions: { outlines }, frame }: FaceView): Int32Array {
  const lips = subtract(
    dilate(rasterize(outlines.lips), -insideLine),
    dilate(rasterize(outlines.mouth), insideLine),
    frame.outside,
  );
  const pixels = pixelsOf(lips);
  const brightest = quantileOver(pixels, 1 - shineShare, frame.lightness);
  return pixelsBetween(pixels, frame.lightness, -Infinity, brightest);
}

/** By how much bare lips of this redness may be yellower or bluer than the skin, see `lipCalibration.color`. */
function bareTint(red: number, yellow: number): number {
  return yellow > 0 ? bare.yellow : blue.most - (blue.most - blue.least) * smoothstep(red, 0, blue.redder);
}

/**
 * Lip color, 0-1: how far the color of the lips lies from that of bare lips on the same skin. Color is divided by lightness,
 * because lips are often in shade: they lie lower than the cheeks. In light so yellow that little blue is left, or so green that little
 * red is left, dividing a channel by the skin's own light exaggerates how the lips differ from the skin, so that lips count as colored
 * only beyond that color cast. On a flushed face the lips are flushed, too, so that the redness of nose or chin is subtracted.
 */
export function lipColor(
  view: FaceView,
  pixels: Pixels = lipPixels(view),
  flushed = naturalRedness(view),
): LipReading {
  const color = regionColor(view, pixels);
  const cast = castOn(view);
  const red = color.red - naturalShare * flushed;
  const strength = Math.hypot(
    softplus(red, bare.redness + cast, variation.redness),
    softplus(Math.abs(color.yellow), bareTint(red, color.yellow) + cast, variation.tint),
  );
  return { ...color, intensity: clamp01(softplus(strength, faint, faintVariation) / (full - faint)) };
}

/** The color cast: by how much the face's skin is yellower, or greener, than skin is in white light; the larger of both, 0 at least. */
function castOn({ skin: { red, yellow, lightness } }: FaceView): number {
  return Math.max(
    0,
    yellow / lightness - yellowest,
    (green.share * (green.perYellow * yellow - red)) / lightness,
  );
}
