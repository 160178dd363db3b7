import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { luma } from '../pixels/luma.ts';
import { oklab } from '../pixels/oklab.ts';
import { cheeks, nose } from '../pixels/regions/landmarkSets.ts';
import { scanlineCrossings } from '../pixels/regions/scanlineCrossings.ts';
import { median, quantileOf } from '../pixels/statistics.ts';

/** A picture with less contrast, levels between the 2nd and the 98th percentile, is washed out, so that nothing can be told from it. */
const leastContrast = 64;
/** The picture as a whole is judged by every `pictureStep`-th pixel, and the skin's shading by at most `enoughSkin` pixels. */
const pictureStep = 17;
const enoughSkin = 4_000;
/** Share of neighbors on the skin that are equal to the last bit: .03-.59 on sharp photos, .75 and more on flat colors. */
const mostEqual = 0.6;
/**
 * The least mean difference, levels, of the neighbors that are not equal, if flat colors meet there. In a photo that was blurred or
 * enlarged up to .74 of the neighbors are equal, too, but the others differ by one or two levels only.
 */
const leastStep = 6;
/** A picture with fewer colored pixels is in black and white; a pixel is colored from this distance of its channels on. */
const coloredShare = 0.05;
const coloredOver = 8;
/**
 * How far the skin's lightness scatters, as the median distance from its median. In color .011 and more on 250 photos of people,
 * because nose and cheeks catch the light differently; below .005 where one color was laid on, and JPEG left its noise. In black
 * and white .012 and more on 310 photos of people, the least where a bright light or powder evens the skin; of cartoons, where bare
 * paper stands for the skin, mostly below .011.
 */
const leastShading = { inColor: 0.006, blackAndWhite: 0.011 };

/** Whether the face is drawn rather than photographed: colored evenly, or left as bare paper. */
export function isDrawnFace(raster: PixelBuffer, face: LocatedFace): boolean {
  const skin = skinPixels(raster, face);
  const picture = pixelsOf(
    raster,
    (pixel) => pixel * pictureStep,
    (raster.data.length / 4 / pictureStep) | 0,
  );
  if (skin.length === 0 || contrast(picture) < leastContrast) return false;
  const least = isColorless(picture) ? leastShading.blackAndWhite : leastShading.inColor;
  return isInFlatColors(raster, skin) || shading(raster, skin) < least;
}

/**
 * Indices of the pixels on cheeks and nose that have a neighbor to the right and below. Forehead and chin may lie in the flat
 * frame of a tight crop.
 */
function skinPixels({ width, height }: PixelBuffer, { points }: LocatedFace): number[] {
  const pixels: number[] = [];
  for (const zone of [...cheeks, nose]) {
    const outline = zone.flatMap((landmark) => [points[landmark * 3]!, points[landmark * 3 + 1]!]);
    const rows = outline.filter((_, i) => i % 2 === 1);
    const last = Math.min(height - 2, Math.floor(Math.max(...rows)));
    for (let y = Math.max(0, Math.ceil(Math.min(...rows))); y <= last; y++) {
      const edges = scanlineCrossings(outline, y);
      for (let i = 0; i + 1 < edges.length; i += 2)
        for (let x = Math.max(0, Math.ceil(edges[i]!)); x <= Math.min(width - 2, edges[i + 1]!); x++)
          pixels.push(y * width + x);
    }
  }
  return pixels;
}

/** Some pixels of a raster, in a row. */
function pixelsOf({ data }: PixelBuffer, pixel: (place: number) => number, count: number): PixelBuffer {
  const row = new Uint8ClampedArray(count * 4);
  for (let i = 0; i < count; i++) {
    const from = pixel(i) * 4;
    for (let channel = 0; channel < 4; channel++) row[i * 4 + channel] = data[from + channel]!;
  }
  return { data: row, width: count, height: 1 };
}

function contrast(picture: PixelBuffer): number {
  const levels = luma(picture);
  return quantileOf(levels, 0.98) - quantileOf(levels, 0.02);
}

/** Whether the skin is of flat colors that meet at edges. */
function isInFlatColors({ data, width }: PixelBuffer, skin: readonly number[]): boolean {
  let [equal, steps] = [0, 0];
  for (const i of skin)
    for (const j of [i + 1, i + width]) {
      const step = Math.max(
        Math.abs(data[i * 4]! - data[j * 4]!),
        Math.abs(data[i * 4 + 1]! - data[j * 4 + 1]!),
        Math.abs(data[i * 4 + 2]! - data[j * 4 + 2]!),
      );
      if (step === 0) equal++;
      steps += step;
    }
  const pairs = 2 * skin.length;
  return equal > mostEqual * pairs && steps > leastStep * (pairs - equal);
}

function isColorless({ data }: PixelBuffer): boolean {
  let colored = 0;
  for (let i = 0; i < data.length; i += 4) {
    const channels = [data[i]!, data[i + 1]!, data[i + 2]!] as const;
    if (Math.max(...channels) - Math.min(...channels) > coloredOver) colored++;
  }
  return colored < (coloredShare * data.length) / 4;
}

/** Median absolute deviation of OKLab's lightness over its median. */
function shading(raster: PixelBuffer, skin: readonly number[]): number {
  const step = Math.ceil(skin.length / enoughSkin);
  const { lightness } = oklab(pixelsOf(raster, (i) => skin[i * step]!, Math.ceil(skin.length / step)));
  const middle = median(lightness);
  const distances = lightness.map((value) => Math.abs(value - middle));
  return median(distances) / Math.max(middle, 0.01);
}
