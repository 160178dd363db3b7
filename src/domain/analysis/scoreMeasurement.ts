import type { MeasuredKey } from './Breakdown.ts';
import { finiteOrNull } from './finiteOrNull.ts';
import type { LookMeasurement } from './LookMeasurement.ts';
import { faultOf, type JudgedKey, makeupToJudge } from './makeupToJudge.ts';
import { missingScores } from './missingScores.ts';
import { piecewiseLinear } from './piecewiseLinear.ts';
import { evenness, finished, presence } from './scoringCurves.ts';
import { unseenArea } from './unseenArea.ts';

/** The sub-scores that a look is measured on, 0-100 and not yet rounded; null where nothing was seen to judge. */
export type RawScores = Readonly<Record<MeasuredKey, number | null>>;

/**
 * Points: what a bare area keeps, what the amount of makeup brings, and what its finish brings on top, which counts only
 * as far as there is makeup to finish. So a bare face ends in Mid or Needs Help, and the score of a clear look depends on how
 * cleanly it is done. Lip color that is smeared over its line earns nothing, because it looks worse than none. Bare skin keeps more than
 * bare lips or eyes, because an uneven tone and a base that ends in a line take points from it as well: a face on which little base is
 * seen can thus still fall by 15 points.
 */
const points = {
  foundation: { bare: 28, amount: 37, finish: 31 },
  eyes: { bare: 16, amount: 44, finish: 38 },
  lips: { bare: 16, amount: 24, finish: 58 },
  quality: { bare: 10, finish: 88 },
  /** From a skin in patches to one more even than any: half of it down and half of it up from ordinary skin. */
  tone: 20,
} as const;

/**
 * The share of the points for the amount that makeup of the eyes loses when it is spoiled, 0-1: what is smudged below the eyes, or left
 * on one of them, is applied, but little of it is where it belongs. Chosen so that even light makeup, of which there is little to
 * lose, falls by 15 points.
 */
const spoiledShare = 0.5;
/** The quality that is assumed where the area can be seen but its quality cannot be read: neither clean nor messy. */
const unknownQuality = 0.5;
/** How much the evenness of tone counts in a photo that is too soft to tell a base, 0-1: patches show there as well, but less surely. */
const softShare = 0.4;
/** What a base that surely ends in a line takes from the foundation, 0-1: it is seen at once, however even the base is. */
const endShare = 0.85;
/** What patches of base that are surely seen take from the foundation, 0-1: chosen so that a foundation of 50 points loses 30. */
const patchShare = 0.6;
/** Weight of the lip line against evenness in their mean, 0-1: an unclean line shows more. */
const lipEdgeShare = 0.65;
/** Weight of the worse of the two against that mean, 0-1: the worse one is seen first. */
const worstShare = 0.5;

/**
 * The six measured sub-scores of a look before jitter and penalty (SCO-01). Those of an area rise, or stay, with every
 * feature and quality that they rest on, and fall with every fault. Harmony, blending and symmetry have their documented defaults
 * where there is no makeup, and move from there to what was measured the more makeup there is (SCO-09). The foundation moves in the
 * same way the more fine detail the photo shows (`baseTold`); its faults lower it in every photo. Null means that the area could not be
 * seen, or its one quality could not be read.
 */
export function scoreMeasurement(measurement: LookMeasurement): RawScores {
  const { features, qualities } = measurement;
  const toJudge = makeupToJudge(measurement);
  /** A fault that is surely seen is judged in full, however little there is to judge beside it: nothing else makes up for it. */
  const judged = (key: JudgedKey, quality: number | null): number | null => {
    const score = qualityScore(quality);
    const otherwise =
      missingScores[key] - faultOf(key, measurement) * (missingScores[key] - points.quality.bare);
    return score === null ? null : otherwise + toJudge[key] * (score - otherwise);
  };
  const unlessUnseen = (area: 'skin' | 'eyes' | 'lips', score: number): number | null =>
    unseenArea(area, measurement) ? null : score;

  const base = appliedScore(
    points.foundation,
    piecewiseLinear(presence.foundation, features.foundationCoverage),
    piecewiseLinear(evenness, features.skinToneUniformity),
  );

  const { baseTold, basePatches } = measurement;
  const tone = points.tone * ((finiteOrNull(qualities.toneEvenness) ?? unknownQuality) - unknownQuality);

  const told = missingScores.foundation + baseTold * (base - missingScores.foundation);
  const toneShare = softShare + (1 - softShare) * baseTold;

  return {
    // Patches are counted once: as an uneven tone, or where they are surely seen as a fault that takes more.
    foundation: unlessUnseen(
      'skin',
      (1 - endShare * measurement.baseEnd) *
        Math.min(
          told + toneShare * tone,
          (told + toneShare * Math.max(0, tone)) * (1 - patchShare * basePatches),
        ),
    ),
    eyeMakeup: unlessUnseen(
      'eyes',
      appliedScore(
        { ...points.eyes, amount: points.eyes.amount * (1 - spoiledShare * measurement.spoiledEyes) },
        piecewiseLinear(presence.eyes, features.eyeMakeupIntensity),
        finiteOrNull(qualities.eyeDefinition) ?? unknownQuality,
      ),
    ),
    lipPrecision: unlessUnseen(
      'lips',
      appliedScore(
        points.lips,
        (1 - measurement.lipSmear) * piecewiseLinear(presence.lips, features.lipColorIntensity),
        lipFinish(qualities),
      ),
    ),
    colorHarmony: judged('colorHarmony', qualities.colorHarmony),
    blendingTechnique: judged('blendingTechnique', qualities.blending),
    symmetry: judged('symmetry', qualities.symmetry),
  };
}

function appliedScore(
  scale: Readonly<Record<keyof (typeof points)['eyes'], number>>,
  amount: number,
  finish: number,
): number {
  return scale.bare + amount * (scale.amount + scale.finish * finish);
}

function qualityScore(quality: number | null): number | null {
  const known = finiteOrNull(quality);
  return known === null ? null : points.quality.bare + points.quality.finish * known;
}

/** A mix of the mean of edge and evenness and the worse of both. If one of them could not be read, it counts as 0.5. */
function lipFinish({ lipEdge, lipEvenness }: LookMeasurement['qualities']): number {
  const edge = finiteOrNull(lipEdge) ?? unknownQuality;
  const even = finiteOrNull(lipEvenness) ?? unknownQuality;
  const mean = lipEdgeShare * edge + (1 - lipEdgeShare) * even;
  return piecewiseLinear(finished, worstShare * Math.min(edge, even) + (1 - worstShare) * mean);
}
