import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { clamp01 } from './statistics.ts';

/** Neighbors at most this far apart in each channel are one flat area, levels of 0-255. */
const flatWithin = 1;

/** Neighbors further apart than this in some channel meet at a drawn edge, levels of 0-255. */
const hardOver = 32;

/** The palette is told in colors of four bits a channel: how many it takes to paint nine tenths of the picture. */
const paletteShare = 0.9;
const fewColors = 6;
const manyColors = 32;

/**
 * How much a picture is a cartoon or a drawing, 0-1 (FAC-03): the geometric mean of three signs that a photo does not show
 * together: flat areas without a sensor's noise, few colors, and edges that are hard wherever it is not flat. After
 * Ianeva, de Vries and Röhrig, Detecting cartoons: a case study in automatic video-genre classification, 2003. A picture
 * without any edge scores 0: it is empty, not drawn.
 */
export function cartoonScore(raster: PixelBuffer): number {
  const { flat, hard } = compareNeighbors(raster);
  return Math.cbrt(flat * hard * paletteFewness(raster));
}

/** Shares of 0-1: of flat pairs among all, and of hard pairs among those that are not flat. */
function compareNeighbors({ data, width, height }: PixelBuffer): { flat: number; hard: number } {
  let pairs = 0;
  let flat = 0;
  let hard = 0;
  const compare = (first: number, second: number): void => {
    const distance = Math.max(
      Math.abs(data[first]! - data[second]!),
      Math.abs(data[first + 1]! - data[second + 1]!),
      Math.abs(data[first + 2]! - data[second + 2]!),
    );
    pairs++;
    if (distance <= flatWithin) flat++;
    if (distance > hardOver) hard++;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (x + 1 < width) compare(at, at + 4);
      if (y + 1 < height) compare(at, at + width * 4);
    }
  return { flat: pairs === 0 ? 0 : flat / pairs, hard: pairs === flat ? 0 : hard / (pairs - flat) };
}

/** 1 for a palette of few colors, 0 for one of many. */
function paletteFewness({ data }: PixelBuffer): number {
  const counts = new Uint32Array(4096);
  for (let i = 0; i < data.length; i += 4)
    counts[((data[i]! >> 4) << 8) | ((data[i + 1]! >> 4) << 4) | (data[i + 2]! >> 4)]!++;
  const ranked = counts.toSorted().reverse();
  const enough = (paletteShare * data.length) / 4;
  let colors = 0;
  for (let painted = 0; painted < enough; colors++) painted += ranked[colors]!;
  return clamp01((manyColors - colors) / (manyColors - fewColors));
}
