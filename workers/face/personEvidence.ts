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

/**
 * How sure the models are of a person's face once they look at it again, each in a crop that it was not found in. Runs the
 * detector once and the mesh twice. Read on 700 faces of people of all tones, bare, heavily made up, with glasses, beard or
 * scarf: 5.5 to 7, above 3.8 but for three in profile or half hidden; on 26 faces that they saw in dogs, monkeys and birds: 0.8
 * to 5, half of them below 3. The weights are round numbers, not fitted.
 */
export function personEvidence(models: FaceModels, raster: PixelBuffer, face: LocatedFace): number {
  const frame = frameOf(face.points);
  const logit = strongestLogit(models.detector, raster, {
    ...frame,
    side: frame.side * detectorMargin,
  });
  const side = frame.side * tighter;
  const flags = [
    face.flag,
    meshOn(models.mesh, raster, { ...frame, side }).flag,
    meshOn(models.mesh, raster, { ...frame, side, angle: frame.angle + turn }).flag,
  ] as const;
  const doubted = Math.min(surest, flags[0]);
  return logit + flags[1] + flags[2] + flagWeight * Math.log(doubted / (1 - doubted));
}
