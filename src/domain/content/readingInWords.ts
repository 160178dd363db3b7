import type { BreakdownKey } from '../analysis/Breakdown.ts';
import { isLikely } from '../analysis/Faults.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';
import { levelOf, lipLine } from './craftOf.ts';
import { type FeedbackLevel, uniformityThresholds } from './feedbackLevel.ts';
import { listInWords } from './listInWords.ts';

/** A word for each quarter of an amount from 0 to 1, lowest first. */
type AmountWords = readonly [string, string, string, string];
type CraftWords = Readonly<Record<FeedbackLevel, string>>;

const amounts = {
  coverage: ['light coverage', 'medium coverage', 'built-up coverage', 'full coverage'],
  eyes: ['soft eye color', 'clear eye color', 'strong eye color', 'full-volume eye color'],
  lips: ['soft lip color', 'clear lip color', 'strong lip color', 'full-volume lip color'],
} as const satisfies Record<string, AmountWords>;

const crafts = {
  finish: {
    strong: 'an even finish',
    good: 'a mostly even finish',
    fair: 'a finish uneven in places',
    low: 'an uneven finish',
  },
  definition: {
    strong: 'crisp definition',
    good: 'good definition',
    fair: 'soft definition',
    low: 'loose definition',
  },
  edge: { strong: 'a crisp edge', good: 'a clean edge', fair: 'a soft edge', low: 'a wandering edge' },
  fill: {
    strong: 'an even fill',
    good: 'a mostly even fill',
    fair: 'a fill thin in places',
    low: 'a patchy fill',
  },
  harmony: {
    strong: 'shades in close agreement',
    good: 'shades in agreement',
    fair: 'shades half in touch',
    low: 'shades pulling apart',
  },
  softness: {
    strong: 'seamless transitions',
    good: 'soft transitions',
    fair: 'visible transitions',
    low: 'hard transitions',
  },
  match: {
    strong: 'color matched left and right',
    good: 'color close, left and right',
    fair: 'color loosely matched, left and right',
    low: 'color apart, left and right',
  },
} as const satisfies Record<string, CraftWords>;

/** For makeup below the thresholds of FEA-02. A photo cannot tell no makeup from very little, so the words leave it open. */
const subtleOrNone = {
  foundation: 'base, subtle or none',
  eyeMakeup: 'eye makeup, subtle or none',
  lipPrecision: 'lip color, subtle or none',
} as const;

/**
 * What was measured for a sub-score, in plain words: "strong lip color, a clean edge and an even fill". Null where
 * nothing is measured; a part that could not be told is left out.
 */
export function readingInWords(key: BreakdownKey, measurement: LookMeasurement): string | null {
  const { features, qualities } = measurement;
  switch (key) {
    case 'foundation':
      return baseInWords(measurement);
    case 'eyeMakeup':
      return features.hasEyeMakeup
        ? listed([
            inQuarters(amounts.eyes, features.eyeMakeupIntensity),
            inLevels(crafts.definition, qualities.eyeDefinition),
          ])
        : subtleOrNone.eyeMakeup;
    case 'lipPrecision':
      return features.hasLipMakeup
        ? listed([
            inQuarters(amounts.lips, features.lipColorIntensity),
            inLevels(crafts.edge, lipLine(measurement)),
            inLevels(crafts.fill, qualities.lipEvenness),
          ])
        : subtleOrNone.lipPrecision;
    case 'colorHarmony':
      return inLevels(crafts.harmony, qualities.colorHarmony);
    case 'blendingTechnique':
      return inLevels(crafts.softness, qualities.blending);
    case 'symmetry':
      return inLevels(crafts.match, qualities.symmetry);
    case 'trendAlignment':
      return null;
  }
}

function baseInWords({ features, basePatches, baseEnd }: LookMeasurement): string {
  const coverage = features.hasFoundation ? inQuarters(amounts.coverage, features.foundationCoverage) : null;
  const faults = [
    isLikely(basePatches) ? 'a base in patches' : null,
    isLikely(baseEnd) ? 'a base that ends in a line' : null,
  ];
  if (faults.some((fault) => fault !== null)) return listed([coverage, ...faults]);
  if (coverage === null) return subtleOrNone.foundation;
  return listed([coverage, inLevels(crafts.finish, features.skinToneUniformity, uniformityThresholds)]);
}

function inQuarters(words: AmountWords, amount: number): string {
  if (amount < 0.25) return words[0];
  if (amount < 0.5) return words[1];
  return amount < 0.75 ? words[2] : words[3];
}

function inLevels(words: CraftWords, ...quality: Parameters<typeof levelOf>): string | null {
  const level = levelOf(...quality);
  return level === null ? null : words[level];
}

/** Joins the parts that could be read. */
const listed = (parts: readonly (string | null)[]): string =>
  listInWords(parts.filter((part) => part !== null));
