import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { faceCheckCalibration } from './faceCheckCalibration.ts';
import { oklab } from './oklab.ts';
import { isSkinTone } from './isSkinTone.ts';

const { coloredOver, coloredShare } = faceCheckCalibration.skin;

/**
 * Share of pixels that may be skin, 0-1 (FAC-04). Null for a black and white photo, in which color cannot tell skin: such a photo
 * is not refused for a lack of skin.
 */
export function skinShare(raster: PixelBuffer): number | null {
  const count = raster.width * raster.height;
  if (countColored(raster) < coloredShare * count) return null;
  const { lightness, a, b } = oklab(raster);
  let skin = 0;
  for (let i = 0; i < count; i++) if (isSkinTone(lightness[i]!, a[i]!, b[i]!)) skin++;
  return skin / count;
}

function countColored({ data }: PixelBuffer): number {
  let colored = 0;
  for (let i = 0; i < data.length; i += 4) {
    const red = data[i]!;
    const green = data[i + 1]!;
    const blue = data[i + 2]!;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > coloredOver) colored++;
  }
  return colored;
}
