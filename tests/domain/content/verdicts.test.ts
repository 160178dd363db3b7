import { describe, expect, test } from 'vitest';
import type { LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import { blendingFeedback } from '../../../src/domain/content/pools/blendingFeedback.ts';
import { eyeFeedback } from '../../../src/domain/content/pools/eyeFeedback.ts';
import { foundationFeedback } from '../../../src/domain/content/pools/foundationFeedback.ts';
import { harmonyFeedback } from '../../../src/domain/content/pools/harmonyFeedback.ts';
import { lipFeedback } from '../../../src/domain/content/pools/lipFeedback.ts';
import { symmetryFeedback } from '../../../src/domain/content/pools/symmetryFeedback.ts';
import { verdicts } from '../../../src/domain/content/verdicts.ts';
import { measuredLook } from '../analysis/measuredLook.ts';
import { clearMakeup } from './ratedLook.ts';

const pools = { foundation: foundationFeedback, eyeMakeup: eyeFeedback, lipPrecision: lipFeedback } as const;
/** Where an area stops being light (TXT-04), and which quality tells how well it is done. */
const areas = [
  ['foundation', 'foundationCoverage', 0.5],
  ['eyeMakeup', 'eyeMakeupIntensity', 0.4],
  ['lipPrecision', 'lipColorIntensity', 0.3],
] as const;

/** Made up to an amount, and done at one of the levels of a quality. */
function done(amount: number, craft: number): LookMeasurement {
  return {
    ...clearMakeup,
    features: {
      ...clearMakeup.features,
      foundationCoverage: amount,
      eyeMakeupIntensity: amount,
      lipColorIntensity: amount,
      // 0.6 to 0.9, where a quality of 0 to 1 is low to strong.
      skinToneUniformity: 0.6 + 0.3 * craft,
    },
    qualities: { ...clearMakeup.qualities, lipEdge: craft, eyeDefinition: craft },
  };
}
function levelAt(
  key: (typeof areas)[number][0],
  score: number,
  measurement: LookMeasurement,
): string | undefined {
  const pool: Readonly<Record<string, readonly string[]>> = { ...pools[key] };
  const sentences = verdicts(key, score, measurement);
  return Object.keys(pool).find((level) => pool[level] === sentences);
}

describe.each(areas)('the verdict on %s', (key, _, lightBelow) => {
  test('[RES-03] asks for more only below what counts as light', () => {
    expect(levelAt(key, 45, done(lightBelow - 0.01, 1))).toBe('sheer');
    expect(levelAt(key, 45, done(lightBelow, 1))).toBe('fair');
  });

  test('[RES-03] asks for more only where the score is fair or low and the craft better', () => {
    const light = (score: number, craft: number) => levelAt(key, score, done(lightBelow - 0.01, craft));
    // Scores: 80 strong, 62 good, 42 fair. Craft: 1 strong, 0.45 fair, 0 low.
    expect(light(41, 1)).toBe('sheer');
    expect(light(61, 1)).toBe('sheer');
    expect(light(62, 1)).toBe('good');
    expect(light(80, 1)).toBe('strong');
    expect(light(61, 0.45)).toBe('fair');
    expect(light(41, 0)).toBe('low');
    expect(light(61, 0)).toBe('low');
  });
});

describe('the verdict on lips', () => {
  const at = (score: number, lipEdge: number, lipEvenness: number, smear = 0) => {
    const { features, qualities } = clearMakeup;
    const lips = {
      ...clearMakeup,
      features,
      qualities: { ...qualities, lipEdge, lipEvenness },
      lipSmear: smear,
    };
    return levelAt('lipPrecision', score, lips);
  };

  test('[RES-03] speaks of the fill where that is worse than the line and holds the score back', () => {
    expect(at(70, 1, 0.7)).toBe('unevenFill');
    expect(at(58, 1, 0.2)).toBe('unevenFill');
    expect(at(35, 0.5, 0.2)).toBe('unevenFill');
  });

  test('[RES-03] speaks of the line where that is no better than the fill, or than the score', () => {
    expect(at(70, 0.7, 1)).toBe('good');
    expect(at(45, 0.5, 0.45)).toBe('fair');
    expect(at(85, 1, 0.7)).toBe('strong');
    expect(at(30, 1, 0.2, 0.9)).toBe('low');
  });
});

describe.each([
  ['colorHarmony', harmonyFeedback, 'lipColorIntensity', { lidsAgainstLips: 0.9 }],
  ['blendingTechnique', blendingFeedback, 'foundationCoverage', { oneSidedBlush: 0.9 }],
  ['symmetry', symmetryFeedback, 'blushIntensity', { oneSidedBlush: 0.9 }],
] as const)('the verdict on %s of one kind of makeup', (key, pool, only, fault) => {
  const quality = (value: number) => ({ colorHarmony: value, blending: value, symmetry: value });
  const one = (value: number, faults = {}) => measuredLook({ [only]: 0.6 }, quality(value), faults);
  const levelOf = (score: number, measurement: LookMeasurement) =>
    Object.entries(pool).find(([, sentences]) => sentences === verdicts(key, score, measurement))?.[0];

  test('[RES-03] [SCO-09] asks for more, and blames nothing, where it is done better than it scores', () => {
    expect(levelOf(76, one(1))).toBe('sheer');
    expect(levelOf(58, one(1))).toBe('sheer');
    expect(levelOf(58, one(0.7))).toBe('sheer');
  });

  test('[RES-03] [SCO-09] speaks of the craft where that is no better than the score', () => {
    expect(levelOf(80, one(1))).toBe('strong');
    expect(levelOf(65, one(0.7))).toBe('good');
    expect(levelOf(52, one(0.5))).toBe('fair');
    expect(levelOf(45, one(0.1))).toBe('low');
  });

  test('[RES-03] [SCO-09] speaks of the score where a fault lowers it, and where there is enough to judge', () => {
    expect(levelOf(58, one(1, fault))).toBe('fair');
    expect(levelOf(76, { ...clearMakeup, qualities: { ...clearMakeup.qualities, ...quality(1) } })).toBe(
      'good',
    );
  });
});
