import { readFilterSignals } from '../../../src/domain/analysis/readFilterSignals.ts';
import type { CoachHint, CoachTopic } from '../../../src/domain/coach/CoachHint.ts';
import type { FaceLocation, LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../../../src/domain/photo/OpenedPhoto.ts';
import { filterSignals } from '../detectFilters.ts';
import { freeAfter, pixelKernels } from '../kernels/pixelKernels.ts';
import { luma } from '../luma.ts';
import { hasColor } from '../regions/hasColor.ts';
import { eyesApart } from '../regions/FaceFrame.ts';
import { type ViewFace, viewFace } from '../regions/FaceView.ts';
import { bridgeContrast, wearsGlasses } from '../regions/wearsGlasses.ts';
import { isMouthCovered } from '../regions/isMouthCovered.ts';
import { isCovered, turnOf } from '../regions/faceVisibility.ts';
import { meanAndVariance } from '../statistics.ts';
import { coachCalibration } from './coachCalibration.ts';
import { faceSharpness } from './faceSharpness.ts';
import { lightAcross } from './lightAcross.ts';

const { darkSkin, clippedSkin, unevenLight, smallFace, turned, blurred, darkPhoto } = coachCalibration;

/**
 * What the visitor could improve before a credit is spent, most important first; empty for a good photo. Units of `measured`: lightness,
 * brightness, shares and turn 0-1, distance between the eyes in px of the raster, faces and eyes as a count.
 */
export function coachPhoto(
  photo: Pick<OpenedPhoto, 'raster' | 'canvas'>,
  location: FaceLocation,
  viewed: ViewFace = viewFace,
): CoachHint[] {
  const hints: CoachHint[] = [];
  const hint = (topic: CoachTopic, measured: number) => hints.push({ topic, measured });
  /** Hints at a face that is turned away or far from the camera. Returns how far it is turned, 0-1. */
  const hintPose = (face: LocatedFace): number => {
    const turn = Math.abs(turnOf(face));
    if (turn > turned) hint('turnedAway', turn);
    const distance = eyesApart(face);
    if (distance < smallFace) hint('faceSmall', distance);
    return turn;
  };
  if (location.kind !== 'found' || !pixelKernels()) {
    const { mean } = meanAndVariance(luma(photo.raster));
    if (mean < darkPhoto) hint('tooDark', mean / 255);
    // Nothing is known of faces where the model could not look.
    if (location.kind !== 'none') return hints;
    if (location.unsure) hintPose(location.unsure);
    hint('noFace', 0);
    return hints;
  }
  const { face, others, isChosen } = location;
  const view = viewed(photo.raster, face);
  if (others.length > 0 && !isChosen) hint('severalFaces', 1 + others.length);
  const turn = hintPose(face);
  if (view.skin.lightness < darkSkin) hint('tooDark', view.skin.lightness);
  else if (view.skin.clippedShare > clippedSkin) hint('tooBright', view.skin.clippedShare);
  const signals = filterSignals(photo.canvas);
  if (readFilterSignals(signals).filterTypes.includes('Brightness Enhancement'))
    hint('brightSurroundings', signals.averageBrightness / 255);
  freeAfter(() => {
    const isColored = hasColor(view);
    if (!isColored) hint('noColor', 0);
    const uneven = lightAcross(view);
    if (turn <= turned && uneven > unevenLight) hint('unevenLight', uneven);
    const covered = ([0, 1] as const).filter((side) => isCovered(view, side)).length;
    // Sharpness is read from the edges of the eyes, which cannot be seen where both are covered.
    const sharpness = covered < 2 ? faceSharpness(view) : Infinity;
    if (sharpness < blurred) hint('blurry', sharpness);
    // A turned head hides one eye by itself.
    if (covered === 2 || (covered === 1 && turn <= turned)) hint('eyesCovered', covered);
    else if (wearsGlasses(view)) hint('glasses', bridgeContrast(view));
    if (isColored && isMouthCovered(view)) hint('mouthCovered', 1);
  });
  return hints;
}
