import type { BreakdownKey } from '../../../src/domain/analysis/Breakdown.ts';
import { type Faults, isLikely } from '../../../src/domain/analysis/Faults.ts';
import type { Evidence, LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import { isBaseTold } from '../../../src/domain/analysis/isBaseTold.ts';
import { hasMakeupToJudge } from '../../../src/domain/analysis/makeupToJudge.ts';
import { baseCalibration } from './calibration/baseCalibration.ts';
import type { FaceView } from './FaceView.ts';
import type { NeckMatch } from './neckMatch.ts';
import type { FaceVisibility } from './faceVisibility.ts';

/** The readings that the words under the photo tell. */
export interface Readings
  extends Faults, Pick<LookMeasurement, 'features' | 'qualities' | 'eyeShadow' | 'lipCoat' | 'baseTold'> {
  /** Null where no neck was compared. */
  readonly neck: NeckMatch | null;
}

/**
 * The regions each sub-score was measured on, in pixels of the raster, with the number in plain words. What was not
 * measured has no evidence. The trend follows from the other six and shows the whole face.
 */
export function gatherEvidence(view: FaceView, seen: FaceVisibility, readings: Readings): Evidence[] {
  const { qualities, neck, features, lipSmear } = readings;
  const { outlines } = view.regions;
  const bySide = (pair: readonly [readonly number[], readonly number[]], sides: FaceVisibility['sides']) =>
    sides.map((side) => pair[side]);
  const cheeks = bySide(outlines.cheeks, seen.sides);
  const lids = bySide(outlines.lids, seen.eyes);
  const lips = seen.lips ? [lipsWithoutOpening(outlines.lips, outlines.mouth)] : [];
  const entry = (key: BreakdownKey, polygons: readonly (readonly number[])[], reading: string): Evidence => ({
    key,
    polygons: polygons.map((polygon) => onRaster(view, polygon)),
    reading,
  });

  const evidence: Evidence[] = [];
  if (seen.skin && isBaseTold(readings))
    evidence.push({
      ...entry(
        'foundation',
        [...cheeks, outlines.forehead, outlines.nose],
        `skin tone ${percent(features.skinToneUniformity)} even, texture ${percent(features.foundationCoverage)} covered${faultsOfBase(readings)}`,
      ),
      ...(neck && { beside: onRaster(view, neck.outline) }),
    });
  if (seen.eyes.length > 0)
    evidence.push(entry('eyeMakeup', lids, `lids and lash lines ${fromBare(features.eyeMakeupIntensity)}`));
  if (seen.lips)
    evidence.push(
      entry(
        'lipPrecision',
        lips,
        `lip color ${fromBare(features.lipColorIntensity)}${overTheLine(lipSmear)}`,
      ),
    );
  // If there is no makeup to judge, the score is its default, for which there is no evidence.
  if (qualities.colorHarmony !== null && hasMakeupToJudge('colorHarmony', readings))
    evidence.push(
      entry(
        'colorHarmony',
        [...lips, ...lids, ...cheeks],
        `hues ${percent(qualities.colorHarmony)} in harmony`,
      ),
    );
  if (qualities.blending !== null && hasMakeupToJudge('blendingTechnique', readings))
    evidence.push(
      entry('blendingTechnique', [...cheeks, ...lids], `transitions ${percent(qualities.blending)} soft`),
    );
  if (qualities.symmetry !== null && hasMakeupToJudge('symmetry', readings))
    evidence.push(
      entry('symmetry', [...cheeks, ...lids], `left and right ${percent(qualities.symmetry)} alike in color`),
    );
  evidence.push(entry('trendAlignment', [outlines.oval], 'follows from the other six scores'));
  return evidence;
}

/** The faults of the base in words, or else how it matches the neck; empty if there is nothing to say. */
const faultsOfBase = ({ basePatches, baseEnd, neck }: Readings): string =>
  (isLikely(basePatches) ? ', in patches' : '') +
  (isLikely(baseEnd) ? ', ends in a line at the edge of the face' : againstNeck(neck));

/** How the base matches the neck, in words; empty if no neck was compared. */
function againstNeck(neck: NeckMatch | null): string {
  if (neck === null) return '';
  const mismatch = neck.confidence * neck.mismatch;
  const { off, mask } = baseCalibration.neck.words;
  if (mismatch < off) return ', matched to the neck';
  return mismatch < mask ? ', a shade off the neck' : ', a mask against the neck';
}

/** Says that color is smeared; empty if it is not. */
const overTheLine = (lipSmear: number): string => (isLikely(lipSmear) ? ', smeared over the line' : '');

function onRaster(view: FaceView, polygon: readonly number[]): number[] {
  const points: number[] = [];
  for (let i = 0; i < polygon.length; i += 2)
    points.push(
      ...view.frame.toRaster(polygon[i]!, polygon[i + 1]!).map((value) => Math.round(value * 10) / 10),
    );
  return points;
}

/** One outline around the lips and back around the opening, so that teeth stay out under either fill rule. */
function lipsWithoutOpening(lips: readonly number[], mouth: readonly number[]): number[] {
  const back: number[] = [];
  for (let i = 0; i <= mouth.length; i += 2) {
    const at = (mouth.length - i) % mouth.length;
    back.push(mouth[at]!, mouth[at + 1]!);
  }
  return [...lips, lips[0]!, lips[1]!, ...back];
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;
/** An amount on the features' own scale, whose 0 is bare and whose 1 is all there can be. */
const fromBare = (amount: number): string => `${percent(amount)} of the way from bare to bold`;
