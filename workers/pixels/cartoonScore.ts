import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { faceCheckCalibration } from './faceCheckCalibration.ts';
import { clamp01 } from './statistics.ts';

const { flatWithin, outline, flatBeside, hardOver, softWithin, paletteSize, signs } =
  faceCheckCalibration.cartoon;

/**
 * How much a picture is a cartoon or a drawing, 0-1 (FAC-03): the geometric mean of three signs that a photo does not show
 * together: what is not flat is an outline between flat areas, edges are hard, and few colors paint the picture. After
 * Ianeva, de Vries and Röhrig, Detecting cartoons: a case study in automatic video-genre classification, 2003. The backdrop,
 * which is the commonest color, is left out: a studio's white wall is as flat as paper. Empty pictures score 0.
 */
export function cartoonScore(raster: PixelBuffer): number {
  const backdrop = backdropOf(raster);
  const { outlined, hard } = compareNeighbors(raster, backdrop);
  const readings = { outlined, hard, painted: paintedShare(raster, backdrop) };
  const product = (Object.keys(signs) as (keyof typeof signs)[]).reduce((sofar, sign) => {
    const { photo, drawing } = signs[sign];
    return sofar * clamp01((readings[sign] - photo) / (drawing - photo));
  }, 1);
  return Math.cbrt(product);
}

/** 1 where a pixel is of the commonest color, at six bits a channel and give or take one step, else 0. */
function backdropOf({ data }: PixelBuffer): Uint8Array {
  const counts = new Map<number, number>();
  let commonest = 0;
  for (let i = 0; i < data.length; i += 4) {
    const color = ((data[i]! >> 2) << 12) | ((data[i + 1]! >> 2) << 6) | (data[i + 2]! >> 2);
    const count = (counts.get(color) ?? 0) + 1;
    counts.set(color, count);
    if (count > (counts.get(commonest) ?? 0)) commonest = color;
  }
  const channels = [commonest >> 12, (commonest >> 6) & 63, commonest & 63];
  const backdrop = new Uint8Array(data.length / 4);
  for (let i = 0; i < backdrop.length; i++)
    backdrop[i] = channels.every((level, k) => Math.abs((data[i * 4 + k]! >> 2) - level) <= 1) ? 1 : 0;
  return backdrop;
}

/**
 * Two shares, 0-1, of the steps between neighboring pixels, along rows and columns: how many of the steps that are not flat belong to an
 * outline, and how many of the steps that are not soft and lie off the backdrop are hard.
 */
function compareNeighbors({ data, width, height }: PixelBuffer, backdrop: Uint8Array) {
  let [uneven, outlined, edges, hard] = [0, 0, 0, 0];
  const walk = (start: number, step: number, length: number): void => {
    let [run, highest, flat, flatBefore] = [0, 0, 0, 0];
    const endRun = (): void => {
      uneven += run;
      const between = Math.min(flatBefore, flat) >= flatBeside;
      if (between && run <= outline.width && highest > outline.height) outlined += run;
      [run, highest, flatBefore, flat] = [0, 0, flat, 0];
    };
    for (let k = 0, here = start; k + 1 < length; k++, here += step) {
      const next = here + step;
      const distance = Math.max(
        Math.abs(data[here * 4]! - data[next * 4]!),
        Math.abs(data[here * 4 + 1]! - data[next * 4 + 1]!),
        Math.abs(data[here * 4 + 2]! - data[next * 4 + 2]!),
      );
      if (distance > softWithin && !(backdrop[here] && backdrop[next])) {
        edges++;
        if (distance > hardOver) hard++;
      }
      if (distance <= flatWithin) flat++;
      else {
        // The flat steps before this one have ended the last run.
        if (flat > 0) endRun();
        run++;
        highest = Math.max(highest, distance);
      }
    }
    endRun();
  };
  for (let y = 0; y < height; y++) walk(y * width, 1, width);
  for (let x = 0; x < width; x++) walk(x, width, height);
  return { outlined: outlined / Math.max(1, uneven), hard: hard / Math.max(1, edges) };
}

/** Share of the picture off the backdrop that its commonest colors paint, 0-1. */
function paintedShare({ data }: PixelBuffer, backdrop: Uint8Array): number {
  const counts = new Uint32Array(4096);
  let pixels = 0;
  for (let i = 0; i < backdrop.length; i++) {
    if (backdrop[i]) continue;
    pixels++;
    counts[((data[i * 4]! >> 4) << 8) | ((data[i * 4 + 1]! >> 4) << 4) | (data[i * 4 + 2]! >> 4)]!++;
  }
  const commonest = counts.sort().subarray(-paletteSize);
  return commonest.reduce((sum, count) => sum + count, 0) / Math.max(1, pixels);
}
