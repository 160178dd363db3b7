import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { strongestLogit } from './detectFaces.ts';
import type { FaceModels } from './FaceModels.ts';
import { frameOf, meshOn } from './placeLandmarks.ts';

/** The detector is shown the face alone, with this much of its surroundings, in sides of the mesh's crop. */
const detectorMargin = 1.3;
/** The mesh is shown a tighter crop, upright and turned: a person's face still passes for one, an animal's seldom does. */
const tighter = 0.8;
const turn = (25 * Math.PI) / 180;
/** How much the mesh's own flag on its usual crop says, in the detector's logits a logit; and where it is as sure as it gets. */
const flagWeight = 0.35;
const surest = 0.999;

/** Below this it is an animal, a mask or a pattern. */
const leastEvidence = 3;

/**
 * Whether the models hold a face for a person's once they look at it again, each in a crop that it was not found in. Their
 * answers are summed with round weights, not fitted ones. Read on 700 faces of people of all tones, bare, heavily made up,
 * with glasses, beard or scarf: 5.5 to 7, above 3.8 but for three in profile or half hidden; on 26 faces that the models saw
 * in dogs, monkeys and birds: 0.8 to 5, half of them below 3. Runs the detector once, and the mesh twice only where that
 * leaves a doubt.
 */
export function isPerson(models: FaceModels, raster: PixelBuffer, face: LocatedFace): boolean {
  const frame = frameOf(face.points);
  const flag = Math.min(surest, face.flag);
  const atFirst =
    flagWeight * Math.log(flag / (1 - flag)) +
    strongestLogit(models.detector, raster, { ...frame, side: frame.side * detectorMargin });
  // What the mesh adds is never below 0.
  if (atFirst >= leastEvidence) return true;
  const closer = { ...frame, side: frame.side * tighter };
  const flags = [closer, { ...closer, angle: frame.angle + turn }].map(
    (square) => meshOn(models.mesh, raster, square).flag,
  );
  return flags.reduce((sum, next) => sum + next, atFirst) >= leastEvidence;
}
