import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { strongestLogit } from './detectFaces.ts';
import type { FaceModels } from './FaceModels.ts';
import { frameOf, meshOn } from './placeLandmarks.ts';

/** The detector is shown the face alone, with this much of its surroundings, in sides of the mesh's crop. */
const detectorMargin = 1.3;
/**
 * The mesh is shown a tighter crop, once upright and once turned: a person's face is still recognized in it, an
 * animal's seldom is.
 */
const tighter = 0.8;
const turn = (25 * Math.PI) / 180;
/**
 * How much one logit of the mesh's own flag, read on its usual crop, counts in logits of the detector; and the greatest
 * value of the flag that is used, because at 1 its logit would be infinite.
 */
const flagWeight = 0.35;
const surest = 0.999;

/** With less evidence than this (in logits) the face is an animal's, a mask or a pattern. */
const leastEvidence = 3;

/**
 * Whether the models take a face for a person's when they look at it again, in other crops than those it was found in.
 * Their answers are added up with weights that were chosen by hand and not fitted. On 700 faces of people (of all skin
 * tones; bare, heavily made up, with glasses, beard or scarf) the sum is 5.5 to 7, and above 3.8 on all but three,
 * which are in profile or half hidden. On 26 faces that the models found in dogs, monkeys and birds it is 0.8 to 5, and
 * below 3 on half of them. The detector runs once; the mesh runs twice more only where the detector leaves a doubt.
 */
export function isPerson(
  models: FaceModels,
  raster: PixelBuffer,
  face: LocatedFace,
  atFirst: number = firstEvidence(models, raster, face),
): boolean {
  // What the mesh adds is never below 0.
  if (atFirst >= leastEvidence) return true;
  const frame = frameOf(face.points);
  const closer = { ...frame, side: frame.side * tighter };
  const flags = [closer, { ...closer, angle: frame.angle + turn }].map(
    (square) => meshOn(models.mesh, raster, square).flag,
  );
  return flags.reduce((sum, next) => sum + next, atFirst) >= leastEvidence;
}

/**
 * The part of the evidence that costs one run of the detector, in logits: 3.9 to 4.8 on people who stand upright, up to 3.6
 * where the models took an upside-down face for an upright one.
 */
export function firstEvidence(models: FaceModels, raster: PixelBuffer, face: LocatedFace): number {
  const frame = frameOf(face.points);
  const flag = Math.min(surest, face.flag);
  return (
    flagWeight * Math.log(flag / (1 - flag)) +
    strongestLogit(models.detector, raster, { ...frame, side: frame.side * detectorMargin })
  );
}
