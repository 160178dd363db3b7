import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import type { OklabPlanes } from '../oklab.ts';
import { scanlineCrossings } from './scanlineCrossings.ts';
import { eyeDistance, type FaceFrame, outlineOf } from './FaceFrame.ts';
import type { FaceView } from './FaceView.ts';
import { jaw } from './landmarkSets.ts';
import { linearPixels, oklabPlanes } from './oklabPlanes.ts';

/** How far below the jaw the strip of the neck begins, past the jaw's edge, and where it ends. Frame px. */
const belowJaw = 0.1 * eyeDistance;
const neckEnd = 0.5 * eyeDistance;
/** The width of the strip, as a share of the jaw's: a neck is narrower. */
const widthShare = 0.8;
/** Distance of the samples, frame px: medians of some hundreds of them are steady. */
const step = 4;

/** The pixels where a neck would be: OKLab against the person's own skin, a sample every `step` px. */
export interface NeckSamples extends OklabPlanes {
  /** Flat x, y list in frame px. */
  readonly outline: readonly number[];
  /** Share of the outline that lies within the photo, 0-1. */
  readonly insideShare: number;
}

/** Samples the strip below the jaw. It extends beyond the frame, and is therefore read from the raster itself. */
export function neckSamples(raster: PixelBuffer, { frame, skin }: FaceView): NeckSamples {
  const outline = neckOutline(frame);
  const rgb: number[] = [];
  let all = 0;
  for (const [x, y] of gridIn(outline)) {
    all++;
    const [px, py] = frame.toRaster(x, y).map(Math.round) as [number, number];
    if (px < 0 || py < 0 || px >= raster.width || py >= raster.height) continue;
    const at = (py * raster.width + px) * 4;
    rgb.push(raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!);
  }
  const planes = oklabPlanes(linearPixels(Float32Array.from(rgb)).light, skin.linear);
  return { ...planes, outline, insideShare: all === 0 ? 0 : rgb.length / 3 / all };
}

/** The outline of the strip: along the jaw, and back below it. */
function neckOutline(frame: FaceFrame): number[] {
  const edge = outlineOf(frame, jaw);
  const xs = edge.filter((_, i) => i % 2 === 0);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const lowered = (by: number) =>
    edge.map((value, i) => (i % 2 === 0 ? middle + widthShare * (value - middle) : value + by));
  const lower = lowered(neckEnd);
  const back: number[] = [];
  for (let i = lower.length - 2; i >= 0; i -= 2) back.push(lower[i]!, lower[i + 1]!);
  return [...lowered(belowJaw), ...back];
}

/** Grid points inside a polygon (even-odd rule). */
function* gridIn(polygon: readonly number[]): Generator<readonly [x: number, y: number]> {
  const ys = polygon.filter((_, i) => i % 2 === 1);
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step) {
    const edges = scanlineCrossings(polygon, y);
    for (let i = 0; i + 1 < edges.length; i += 2)
      for (let x = edges[i]! + step / 2; x < edges[i + 1]!; x += step) yield [x, y];
  }
}
