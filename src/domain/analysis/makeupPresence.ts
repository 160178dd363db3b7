import type { MakeupFeatures } from './MakeupFeatures.ts';

/** A kind of makeup counts as present above its threshold, not at it (FEA-02). All 0-1. */
export const presenceThresholds = {
  coverage: 0.15,
  /** Foundation asks for both: coverage, and skin this even. */
  uniformity: 0.6,
  eyes: 0.08,
  lips: 0.12,
  blush: 0.015,
} as const;

type Presence = Pick<MakeupFeatures, 'hasFoundation' | 'hasEyeMakeup' | 'hasLipMakeup' | 'hasBlush'>;
type Intensities = Pick<
  MakeupFeatures,
  'foundationCoverage' | 'skinToneUniformity' | 'eyeMakeupIntensity' | 'lipColorIntensity' | 'blushIntensity'
>;

/** Which kinds of makeup a look wears, from what was measured of each (FEA-02). */
export function makeupPresence(measured: Intensities): Presence {
  const { coverage, uniformity, eyes, lips, blush } = presenceThresholds;
  return {
    hasFoundation: measured.foundationCoverage > coverage && measured.skinToneUniformity > uniformity,
    hasEyeMakeup: measured.eyeMakeupIntensity > eyes,
    hasLipMakeup: measured.lipColorIntensity > lips,
    hasBlush: measured.blushIntensity > blush,
  };
}
