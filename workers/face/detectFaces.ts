import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import type { GraphModel } from './GraphModel.ts';
import { onRaster, type PhotoSquare, squareSample } from './squareSample.ts';

/** A face as BlazeFace sees it: raster px. */
export interface DetectedFace {
  readonly centerX: number;
  readonly centerY: number;
  readonly width: number;
  readonly height: number;
  /** The person's right eye (left in the photo), then the left. */
  readonly eyes: readonly [readonly [number, number], readonly [number, number]];
}

export const detectorSide = 256;
/** Cells of the two feature maps: stride px, anchors a cell, and the outputs that hold scores and boxes. */
const featureMaps = [
  { stride: 16, anchors: 2, scores: 'Identity', boxes: 'Identity_2' },
  { stride: 32, anchors: 6, scores: 'Identity_1', boxes: 'Identity_3' },
] as const;
/** Box center and size, then six keypoints. */
const valuesPerBox = 16;
const leastScore = 0.5;
/** Boxes overlapping by more are the same face. */
const sameFaceOverlap = 0.3;

/** One anchor's answer, px of the detector's square. */
type Candidate = { readonly score: number; readonly values: readonly number[] };

/**
 * Finds the faces of a photo, largest first, with BlazeFace (Bazarevsky et al. 2019, "BlazeFace: Sub-millisecond neural
 * face detection on mobile GPUs"): anchors decoded, overlapping boxes blended by their scores (section 4.2 there).
 */
export function detectFaces(model: GraphModel, raster: PixelBuffer): DetectedFace[] {
  const square: PhotoSquare = {
    centerX: raster.width / 2,
    centerY: raster.height / 2,
    side: Math.max(raster.width, raster.height),
    angle: 0,
  };
  look(model, raster, square);
  const scale = square.side / detectorSide;
  return blended(candidates(model))
    .map((values) => {
      const point = (at: number) => onRaster(square, detectorSide, values[at]!, values[at + 1]!);
      const [centerX, centerY] = point(0);
      return {
        centerX,
        centerY,
        width: values[2]! * scale,
        height: values[3]! * scale,
        eyes: [point(4), point(6)] as const,
      };
    })
    .sort((a, b) => b.width * b.height - a.width * a.height);
}

/** The strongest answer to a square of the photo, as a logit: above 0 the detector takes something there for a face. */
export function strongestLogit(model: GraphModel, raster: PixelBuffer, square: PhotoSquare): number {
  look(model, raster, square);
  return featureMaps.reduce(
    (most, { scores }) => model.output(scores).reduce((sofar, logit) => Math.max(sofar, logit), most),
    -Infinity,
  );
}

function look(model: GraphModel, raster: PixelBuffer, square: PhotoSquare): void {
  squareSample(raster, square, detectorSide, model.input(), 1 / 127.5, -1);
  model.run();
}

function candidates(model: GraphModel): Candidate[] {
  const found: Candidate[] = [];
  for (const { stride, anchors, scores, boxes } of featureMaps) {
    const cells = detectorSide / stride;
    const logits = model.output(scores);
    const raw = model.output(boxes);
    for (let i = 0; i < logits.length; i++) {
      const score = 1 / (1 + Math.exp(-logits[i]!));
      if (score < leastScore) continue;
      const cell = Math.floor(i / anchors);
      const anchor = [((cell % cells) + 0.5) * stride, (Math.floor(cell / cells) + 0.5) * stride] as const;
      const values = Array.from(raw.subarray(i * valuesPerBox, (i + 1) * valuesPerBox), (value, k) =>
        k === 2 || k === 3 ? value : value + anchor[k & 1]!,
      );
      found.push({ score, values });
    }
  }
  return found.sort((a, b) => b.score - a.score);
}

/** Weighted non-maximum suppression: a face's values are the mean of those of its boxes, weighted by score. */
function blended(sorted: readonly Candidate[]): Candidate['values'][] {
  const faces: Candidate['values'][] = [];
  let left = sorted;
  while (left.length > 0) {
    const best = left[0]!;
    const same = left.filter((other) => overlap(best.values, other.values) > sameFaceOverlap);
    const weight = same.reduce((sum, other) => sum + other.score, 0);
    faces.push(
      best.values.map(
        (_, k) => same.reduce((sum, other) => sum + other.score * other.values[k]!, 0) / weight,
      ),
    );
    left = left.filter((other) => other !== best && !same.includes(other));
  }
  return faces;
}

/** Intersection over union of two boxes given as center and size. */
function overlap(a: readonly number[], b: readonly number[]): number {
  const side = (axis: 0 | 1) =>
    Math.min(a[axis]! + a[axis + 2]! / 2, b[axis]! + b[axis + 2]! / 2) -
    Math.max(a[axis]! - a[axis + 2]! / 2, b[axis]! - b[axis + 2]! / 2);
  const shared = Math.max(0, side(0)) * Math.max(0, side(1));
  return shared / (a[2]! * a[3]! + b[2]! * b[3]! - shared);
}
