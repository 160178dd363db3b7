import { describe, expect, it } from 'vitest';
import { breakdownKeys } from '../../../../src/domain/analysis/Breakdown.ts';
import type { LocatedFace } from '../../../../src/domain/photo/FaceLocation.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import type { FaceVisibility } from '../../../../workers/pixels/regions/faceVisibility.ts';
import { faceConfidence } from '../../../../workers/pixels/regions/faceConfidence.ts';
import { everything } from './flatView.ts';

/** A head turned by `turn`: the nose tip on the line between the ears. */
function headTurned(turn: number): LocatedFace {
  const points = new Float32Array(1404);
  points.set([0, 0, 0], 234 * 3);
  points.set([200, 0, 0], 454 * 3);
  points.set([100 * (1 - turn), 0, 0], 3);
  return { points, flag: 1, box: { x: 0, y: 0, width: 200, height: 200 } };
}
interface Photo {
  readonly distance?: number;
  readonly lightness?: number;
  readonly clippedShare?: number;
  readonly turn?: number;
}
function confidence(
  { distance = 160, lightness = 0.7, clippedShare = 0, turn = 0 }: Photo,
  seen: Partial<FaceVisibility> = {},
  smoothing: number | null = 0,
) {
  const view = {
    frame: { sourceDistance: distance },
    skin: { lightness, clippedShare },
  } as unknown as FaceView;
  return faceConfidence(view, headTurned(turn), { ...everything, ...seen }, smoothing);
}
/** Of a good photo, as measured on labeled portraits: lips reliable, base indicative, eyes weak. */
const good = {
  foundation: 0.7,
  eyeMakeup: 0.6,
  lipPrecision: 0.85,
  colorHarmony: 0.65,
  blendingTechnique: 0.5,
  symmetry: 0.65,
  trendAlignment: 0.6,
};

describe('faceConfidence', () => {
  it('is that of labeled portraits on a good photo', () => {
    expect(confidence({})).toEqual(good);
    expect(confidence({ distance: 120, lightness: 0.5 })).toEqual(good);
  });

  it.each<[string, Photo, number]>([
    ['half-way to plenty of pixels', { distance: 75 }, 0.7],
    ['hardly any pixels', { distance: 30 }, 0.4],
    ['fewer still', { distance: 10 }, 0.4],
    ['half-way to good light', { lightness: 0.36 }, 0.65],
    ['gloom', { lightness: 0.22 }, 0.3],
    ['darkness', { lightness: 0.1 }, 0.3],
    ['a quarter of the skin clipped', { clippedShare: 0.25 }, 0.65],
    ['half of it', { clippedShare: 0.5 }, 0.3],
    ['all of it', { clippedShare: 1 }, 0.3],
    ['a head turned to the right', { turn: 0.4 }, 0.8],
    ['a head turned to the left', { turn: -0.4 }, 0.8],
    ['two of them', { distance: 75, lightness: 0.36 }, 0.7 * 0.65],
    [
      'all of them',
      { distance: 75, lightness: 0.36, clippedShare: 0.25, turn: 0.4 },
      0.7 * 0.65 * 0.65 * 0.8,
    ],
  ])('%s: lowered to a share of %d', (_, photo, share) => {
    const lowered = confidence(photo);
    for (const key of breakdownKeys) expect(lowered[key], key).toBeCloseTo(good[key] * share, 6);
  });

  it.each([
    [1, 0.4],
    [0.5, 0.7],
    [null, 0.82],
  ])('a suspicion of smoothing of %s lowers the word on the base alone, to %d', (smoothing, share) => {
    const { foundation, ...rest } = confidence({}, {}, smoothing);
    const { foundation: unsuspected, ...others } = good;
    expect(foundation).toBeCloseTo(unsuspected * share, 6);
    expect(rest).toEqual(others);
  });

  it.each<[string, Partial<FaceVisibility>, Partial<typeof good>]>([
    ['no eye', { eyes: [] }, { eyeMakeup: 0 }],
    ['one eye', { eyes: [1] }, { eyeMakeup: 0.42 }],
    ['no lips', { lips: false }, { lipPrecision: 0 }],
    ['one side', { sides: [0] }, { symmetry: 0 }],
    ['no skin', { skin: false }, { foundation: 0, colorHarmony: 0, blendingTechnique: 0, symmetry: 0 }],
  ])('%s to be seen', (_, seen, lowered) => {
    expect(confidence({}, seen)).toEqual({ ...good, ...lowered });
  });
});
