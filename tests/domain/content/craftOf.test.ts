import { describe, expect, test } from 'vitest';
import { craftOf, levelOf } from '../../../src/domain/content/craftOf.ts';
import { isWorse } from '../../../src/domain/content/feedbackLevel.ts';
import { measuredLook } from '../analysis/measuredLook.ts';

describe('craftOf', () => {
  test.each([
    ['eyeMakeup', 'eyeDefinition'],
    ['lipPrecision', 'lipEdge'],
    ['colorHarmony', 'colorHarmony'],
    ['blendingTechnique', 'blending'],
    ['symmetry', 'symmetry'],
  ] as const)('[RES-03] reads %s from its own quality, %s, at four levels', (key, quality) => {
    const craft = (value: number | null) => craftOf(key, measuredLook({}, { [quality]: value }));
    expect([0.8, 0.79, 0.6, 0.59, 0.36, 0.35].map(craft)).toEqual([
      'strong',
      'good',
      'good',
      'fair',
      'fair',
      'low',
    ]);
    expect(craft(null)).toBeNull();
  });

  test('[RES-03] reads foundation from how even the skin is', () => {
    const craft = (skinToneUniformity: number) => craftOf('foundation', measuredLook({ skinToneUniformity }));
    expect([0.85, 0.84, 0.75, 0.74, 0.65, 0.64].map(craft)).toEqual([
      'strong',
      'good',
      'good',
      'fair',
      'fair',
      'low',
    ]);
  });

  test('[RES-03] calls a base low that more likely than not lies in patches or ends in a line, however even the skin is', () => {
    const craft = (fault: number) =>
      (['basePatches', 'baseEnd'] as const).map((name) =>
        craftOf('foundation', measuredLook({ skinToneUniformity: 0.9 }, {}, { [name]: fault })),
      );
    expect(craft(0.49)).toEqual(['strong', 'strong']);
    expect(craft(0.5)).toEqual(['low', 'low']);
  });

  test('[RES-03] speaks of a smear as of an unclean lip line, even where no edge could be read', () => {
    const craft = (lipEdge: number | null, lipSmear: number) =>
      craftOf('lipPrecision', measuredLook({}, { lipEdge }, { lipSmear }));
    expect([0, 0.2, 0.5, 0.8].map((smear) => craft(1, smear))).toEqual(['strong', 'strong', 'fair', 'low']);
    expect([0, 0.49, 0.5, 1].map((smear) => craft(null, smear))).toEqual([null, null, 'fair', 'low']);
  });

  test('[RES-03] has no level for the trend', () => {
    const everything = {
      lipEdge: 1,
      lipEvenness: 1,
      colorHarmony: 1,
      blending: 1,
      symmetry: 1,
      eyeDefinition: 1,
    };
    expect(craftOf('trendAlignment', measuredLook({}, everything))).toBeNull();
  });

  test('[RES-03] has no level where nothing was measured, nor for a quotient by zero', () => {
    expect([null, Number.NaN, Number.POSITIVE_INFINITY].map((quality) => levelOf(quality))).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('[RES-03] calls a level worse only than a higher one, not than the same', () => {
    expect([isWorse('low', 'fair'), isWorse('fair', 'fair'), isWorse('strong', 'good')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
