import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';

import { luma } from '../pixels/luma.ts';
import { oklab } from '../pixels/oklab.ts';
import { cheeks, nose } from '../pixels/regions/landmarkSets.ts';
import { scanlineCrossings } from '../pixels/regions/scanlineCrossings.ts';
import { quantile } from '../pixels/statistics.ts';

/** A picture of less contrast, levels between the darkest and the brightest fiftieth, is washed out: nothing can be told. */
const leastContrast = 64;
/** Told from one pixel of so many. */
const contrastStep = 17;
/** Share of neighbors on the skin that are equal to the last bit: .59 at most on photos that were saved again, .75 and more on flat colors. */
const mostEqual = 0.68;
/** A picture with fewer colored pixels is in black and white; a pixel is colored from this distance of its channels on. */
const coloredShare = 0.05;
const coloredOver = 8;
/**
 * How far the skin's lightness scatters, as the median distance from its median. In color .011 and more on 250 photos of people,
 * because nose and cheeks catch the light differently; below .005 where one color was laid on, and JPEG left its noise. In black
 * and white .06-.11 on photos, .01-.02 where bare paper stands for the skin.
 */
const leastShading = { inColor: 0.006, blackAndWhite: 0.025 };

/**
 * Whether the face is drawn rather than photographed: colored evenly, or left as bare paper. Paintings and drawings with
 * shades pass: what tells them from photos was not found within a hundredth of the people turned away.
 */
export function isDrawnFace(raster: PixelBuffer, face: LocatedFace): boolean {
  const skin = skinPixels(raster, face);
  if (skin.length === 0 || contrast(raster) < leastContrast) return false;
  const least = isColorless(raster) ? leastShading.blackAndWhite : leastShading.inColor;
  return equalShare(raster, skin) > mostEqual || shading(raster, skin) < least;
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

function contrast(raster: PixelBuffer): number {
  const levels = luma(raster)
    .filter((_, i) => i % contrastStep === 0)
    .sort();
  return quantile(levels, 0.98) - quantile(levels, 0.02);
}

function equalShare({ data, width }: PixelBuffer, skin: readonly number[]): number {
  const isEqual = (i: number, j: number) =>
    data[i * 4] === data[j * 4] && data[i * 4 + 1] === data[j * 4 + 1] && data[i * 4 + 2] === data[j * 4 + 2];
  let equal = 0;
  for (const i of skin) equal += Number(isEqual(i, i + 1)) + Number(isEqual(i, i + width));
  return equal / (2 * skin.length);
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
function shading({ data }: PixelBuffer, skin: readonly number[]): number {
  const colors = new Uint8ClampedArray(skin.length * 4);
  skin.forEach((pixel, i) => colors.set(data.subarray(pixel * 4, pixel * 4 + 4), i * 4));
  const { lightness } = oklab({ data: colors, width: skin.length, height: 1 });
  const median = quantile(lightness.toSorted(), 0.5);
  const distances = lightness.map((value) => Math.abs(value - median)).sort();
  return quantile(distances, 0.5) / Math.max(median, 0.01);
}
