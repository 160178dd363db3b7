import { describe, expect, it } from 'vitest';
import { drawFace } from '../../drawn/drawFace.ts';
import { ratePixels } from '../../measuring/ratePixels.ts';
import { steadyVariants } from '../../measuring/variants.ts';

/** The most points that the overall score may move by: in half of the cases, and in 95 of 100. */
const inTheMiddle = 2;
const nearlyAlways = 6;

/** It has as many pixels as a phone's photo has at half its size. */
const look = {
  tone: 3,
  width: 640,
  height: 768,
  lips: { amount: 0.6 },
  lids: { amount: 0.4 },
  blush: { amount: 0.5 },
  foundation: 0.5,
} as const;

describe('a rating', () => {
  it('[SCO-08] stays when its photo is saved anew, resized, cropped, made lighter or darker', async () => {
    const seed = '0'.repeat(32);
    const changes: number[] = [];
    const { pixels } = drawFace(look);
    const { overallScore } = await ratePixels(pixels, seed);
    for (const variant of Object.values(steadyVariants))
      changes.push(Math.abs((await ratePixels(variant(pixels), seed)).overallScore - overallScore));
    changes.sort((a, b) => a - b);
    expect(changes[Math.floor(changes.length / 2)]).toBeLessThanOrEqual(inTheMiddle);
    expect(changes[Math.ceil(changes.length * 0.95) - 1]).toBeLessThanOrEqual(nearlyAlways);
  });
});
