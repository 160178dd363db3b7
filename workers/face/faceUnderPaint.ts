import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { contrastNormalized } from './contrastNormalized.ts';
import type { DetectedFace } from './detectFaces.ts';
import type { FaceModels } from './FaceModels.ts';
import { firstEvidence, wideEvidence } from './isPerson.ts';
import { placeLandmarks } from './placeLandmarks.ts';
import { onRaster, type PhotoSquare, squareSample } from './squareSample.ts';

/** The face is read with its surroundings: from a square `margin` times as wide as the detector's box, at `side` x `side` px. */
const margin = 4.8;
const side = 512;
/** Radius of the box of the local contrast, px of the square, in which a face is 160 px wide. Evenly painted areas are wider than that. */
const radius = 19;
/**
 * The least evidence, in logits, that the face alone and the face with hair, neck and shoulders give together. Of 600 photos of
 * animals and things, those in which nobody was found before read 4.1 at most; of faces under paint, four in ten read more.
 */
const leastEvidence = 4.4;
/** With less evidence than this from the face alone, hair, neck and shoulders cannot make up for it, because they give 3.8 at most. */
const leastAlone = 0.6;

/**
 * The face of a person whose face paint hides it from the models. Stripes and large areas of color change how bright parts of a face are,
 * but not the edges of eyes, nose and mouth. When the local contrast is made alike everywhere, the models see the face again.
 *
 * @returns the face, landmarks in px of the raster, or null
 */
export function faceUnderPaint(
  models: FaceModels,
  raster: PixelBuffer,
  candidate: DetectedFace,
): LocatedFace | null {
  const square: PhotoSquare = {
    centerX: candidate.centerX,
    centerY: candidate.centerY,
    side: margin * Math.max(candidate.width, candidate.height),
    angle: 0,
  };
  const rgb = new Float32Array(side * side * 3);
  squareSample(raster, square, side, rgb, 1, 0);
  const even = contrastNormalized(rgb, side, radius);
  const found = placeLandmarks(models.mesh, even, inSquare(candidate, square));
  const alone = firstEvidence(models, even, found);
  if (alone < leastAlone) return null;
  const together = alone + wideEvidence(models, even, found);
  return together < leastEvidence ? null : backOnRaster(found, square);
}

function inSquare(candidate: DetectedFace, square: PhotoSquare): DetectedFace {
  const scale = side / square.side;
  const across = (x: number) => (x - square.centerX) * scale + side / 2;
  const down = (y: number) => (y - square.centerY) * scale + side / 2;
  const [right, left] = candidate.eyes;
  return {
    centerX: across(candidate.centerX),
    centerY: down(candidate.centerY),
    width: candidate.width * scale,
    height: candidate.height * scale,
    eyes: [
      [across(right[0]), down(right[1])],
      [across(left[0]), down(left[1])],
    ],
  };
}

function backOnRaster({ points, flag, box }: LocatedFace, square: PhotoSquare): LocatedFace {
  const scale = square.side / side;
  const placed = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    const [x, y] = onRaster(square, side, points[i]!, points[i + 1]!);
    placed.set([x, y, points[i + 2]! * scale], i);
  }
  const [x, y] = onRaster(square, side, box.x, box.y);
  return { points: placed, flag, box: { x, y, width: box.width * scale, height: box.height * scale } };
}
