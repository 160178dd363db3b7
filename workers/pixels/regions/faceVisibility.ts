import type { UnseenArea } from '../../../src/domain/analysis/unseenAreas.ts';
import type { LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';
import { mean, quantile } from '../statistics.ts';
import { visibilityCalibration } from './calibration/visibilityCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { hasColor } from './hasColor.ts';
import { isMouthCovered } from './isMouthCovered.ts';
import { wearsGlasses } from './wearsGlasses.ts';
import { earSides, noseTip } from './landmarkSets.ts';
import { lidPixels } from './readEye.ts';
import { readOnce } from './readOnce.ts';
import { isBlack, regionColor } from './regionColor.ts';
import { countOf, dilate, intersect, rasterize, pixelsOf, subtract } from './regionMask.ts';
import { lengthOf, medianOver, type Pixels, sampled } from './sampled.ts';

/** Sides of the face that can be measured: the person's right 0, left 1. */
export type Sides = readonly (0 | 1)[];

/** What of a face can be seen well enough to be measured. */
export interface FaceVisibility {
  /** Sides whose cheek is turned to the camera. */
  readonly sides: Sides;
  /** Sides whose eye is open to view. */
  readonly eyes: Sides;
  readonly lips: boolean;
  readonly skin: boolean;
  readonly unseen: readonly UnseenArea[];
}

const { turnedFrom, leastDistance, leastLight, mostOutside } = visibilityCalibration.face;
const { covered } = visibilityCalibration;

/** How far the head is turned: 0 straight on, 1 in profile; positive shows the person's left side. */
export function turnOf({ points }: Pick<LocatedFace, 'points'>): number {
  const [right, left] = earSides.map((ear) =>
    Math.hypot(points[ear * 3]! - points[noseTip * 3]!, points[ear * 3 + 1]! - points[noseTip * 3 + 1]!),
  );
  return (left! - right!) / (left! + right!);
}

/** Decides what of a face can be measured. `unseen` has at most one reason for each area. */
export function faceVisibility(view: FaceView, face: LocatedFace): FaceVisibility {
  const { outlines } = view.regions;
  const turn = turnOf(face);
  const sides: Sides = Math.abs(turn) <= turnedFrom ? [0, 1] : turn > 0 ? [1] : [0];
  const unseen: UnseenArea[] = [];
  const noteUnseen = (area: UnseenArea['area'], reason: UnseenArea['reason']) =>
    unseen.push({ area, reason });

  const dark = view.skin.lightness < leastLight;
  const small = view.frame.sourceDistance < leastDistance;
  const inFrame = (outline: readonly number[]) => outsideShare(view, outline) <= mostOutside;
  const eyesInFrame = sides.filter((side) => inFrame(outlines.eyes[side]));
  const uncovered = eyesInFrame.filter((side) => !isCovered(view, side));
  // Frames cross the lids and lenses reflect light: what is read behind glasses is wrong as often as right.
  const behindGlasses = uncovered.length > 0 && wearsGlasses(view);
  const eyes = behindGlasses ? [] : uncovered;
  const lips = inFrame(outlines.lips);
  // Blush, base, lips and the match of two sides are read from colors. A black lash line can be read without.
  const colorless = !hasColor(view);
  const mouthCovered = isMouthCovered(view);
  if (sides.length === 1) noteUnseen('symmetry', 'turnedAway');
  else if (colorless) noteUnseen('symmetry', 'noColor');
  if (dark) noteUnseen('skin', 'tooDark');
  else if (small) noteUnseen('skin', 'tooSmall');
  else if (colorless) noteUnseen('skin', 'noColor');
  if (colorless && !dark && !small) noteUnseen('cheeks', 'noColor');
  if (eyesInFrame.length === 0) noteUnseen('eyes', 'outOfFrame');
  else if (uncovered.length === 0) noteUnseen('eyes', 'covered');
  else if (small) noteUnseen('eyes', 'tooSmall');
  else if (dark) noteUnseen('eyes', 'tooDark');
  else if (behindGlasses) noteUnseen('eyes', 'glasses');
  if (!lips) noteUnseen('lips', 'outOfFrame');
  else if (small) noteUnseen('lips', 'tooSmall');
  else if (dark) noteUnseen('lips', 'tooDark');
  else if (colorless) noteUnseen('lips', 'noColor');
  else if (mouthCovered) noteUnseen('lips', 'covered');
  const hidden = small || dark;
  const readable = !hidden && !colorless;
  const readableLips = lips && readable && !mouthCovered;
  return { sides, eyes: hidden ? [] : eyes, lips: readableLips, skin: readable, unseen };
}

function outsideShare({ frame }: FaceView, outline: readonly number[]): number {
  const area = rasterize(outline);
  const count = countOf(area);
  return count === 0 ? 1 : countOf(intersect(area, frame.outside)) / count;
}

/** Whether sunglasses or hair hide an eye, so that its makeup cannot be rated. */
export const isCovered = (view: FaceView, side: 0 | 1): boolean => coveredEyes(view)[side];

/**
 * Dark lenses and hair are recognized at each eye alone. Mirroring lenses are bright and have many colors. They are recognized only where
 * the colors at both eyes are foreign, or those at one are and the other eye is under a dark lens. One eye alone can have such colors
 * without glasses: in light from one side, or in a profile, where the landmarks of the far eye lie beside the face.
 */
const coveredEyes = readOnce((view: FaceView) => {
  const eyes = ([0, 1] as const).map((side) => eyeAreas(view, side));
  const underDark = eyes.map(
    (areas, side) => isBlack(view, lidPixels(view, side as 0 | 1)) || isUnderDarkCover(view, areas),
  );
  const glasses = eyes.every((areas, side) => underDark[side] || hasForeignHues(view, areas));
  return underDark.map((isUnder) => isUnder || glasses) as [boolean, boolean];
});

/** The pixels of an eye: of the opening between the lids, and of the two areas where skin shows if nothing covers the eye. */
interface EyeAreas {
  readonly opening: Pixels;
  readonly skin: readonly [lid: Pixels, below: Pixels];
}

function eyeAreas({ regions }: FaceView, side: 0 | 1): EyeAreas {
  const { eyes, lids, underEyes } = regions.outlines;
  const opening = rasterize(eyes[side]);
  return {
    opening: pixelsOf(opening),
    skin: [
      pixelsOf(subtract(rasterize(lids[side]), dilate(opening, 3))),
      pixelsOf(rasterize(underEyes[side])),
    ],
  };
}

/**
 * Whether the lid, the opening and the skin below the eye are all dark, and either all have another hue than the skin, or the opening has
 * no contrast. Black eye shadow does not look like that: it leaves the white of the eye and the skin below the eye visible.
 */
function isUnderDarkCover(view: FaceView, { opening, skin }: EyeAreas): boolean {
  const areas = [opening, ...skin];
  if (!areas.every((pixels) => medianOver(pixels, view.light) < covered.light)) return false;
  const lights = sampled(opening, view.light).sort();
  if (quantile(lights, 0.95) - quantile(lights, 0.05) < covered.flatOpening) return true;
  return areas.every((pixels) => {
    const { red, yellow } = regionColor(view, pixels);
    return Math.hypot(red, yellow) > covered.hue;
  });
}

/**
 * Whether the hues on the lid, and those below the eye, lie far from the skin's. The distance is taken at each pixel before the mean: in
 * the mean color of a lens that mirrors sky and grass, their hues would cancel each other out.
 */
const hasForeignHues = ({ red, yellow }: FaceView, { skin }: EyeAreas): boolean =>
  skin.every((pixels) => mean(sampled(pixels, lengthOf(red, yellow))) > covered.foreignHues);
