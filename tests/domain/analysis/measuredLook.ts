import { type Faults, noFaults } from '../../../src/domain/analysis/Faults.ts';
import fc from 'fast-check';
import { breakdownKeys } from '../../../src/domain/analysis/Breakdown.ts';
import { byKey } from '../../../src/domain/analysis/byKey.ts';
import type { LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import { makeupPresence } from '../../../src/domain/analysis/makeupPresence.ts';
import type { MakeupFeatures } from '../../../src/domain/analysis/MakeupFeatures.ts';

type Features = Partial<Omit<MakeupFeatures, 'hasFoundation' | 'hasEyeMakeup' | 'hasLipMakeup' | 'hasBlush'>>;
type Qualities = Partial<LookMeasurement['qualities']>;

/** A look made of the given readings, the rest a bare face whose qualities could not be told. */
export function measuredLook(
  features: Features = {},
  qualities: Qualities = {},
  rest: Partial<
    Pick<LookMeasurement, keyof Faults | 'basis' | 'unseen' | 'baseTold' | 'eyeShadow' | 'lipCoat'>
  > = {},
): LookMeasurement {
  const intensities = {
    foundationCoverage: 0,
    eyeMakeupIntensity: 0,
    lipColorIntensity: 0,
    blushIntensity: 0,
    skinToneUniformity: 0,
    artificialColors: 0,
    colorVariance: 0,
    imageFingerprint: '0123456789abcdef0123456789abcdef',
    ...features,
  };
  return {
    features: { ...makeupPresence(intensities), ...intensities },
    qualities: {
      lipEdge: null,
      lipEvenness: null,
      colorHarmony: null,
      blending: null,
      symmetry: null,
      toneEvenness: null,
      eyeDefinition: null,
      ...qualities,
    },
    confidence: byKey(breakdownKeys, () => 0.5),
    basis: 'face',
    unseen: [],
    evidence: [],
    // Unless told otherwise, what is on the eyes is shadow.
    eyeShadow: intensities.eyeMakeupIntensity,
    lipCoat: 0,
    ...noFaults,
    baseTold: 1,
    smoothingSuspicion: null,
    ...rest,
  };
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const quality = fc.option(share, { freq: 4 });

export const fingerprints = fc.string({
  unit: fc.nat(15).map((digit) => digit.toString(16)),
  minLength: 32,
  maxLength: 32,
});

/** Any look whatsoever, seen in full or in part. */
export const measuredLooks: fc.Arbitrary<LookMeasurement> = fc
  .tuple(
    fc.record({
      foundationCoverage: share,
      eyeMakeupIntensity: share,
      lipColorIntensity: share,
      blushIntensity: share,
      skinToneUniformity: share,
      artificialColors: share,
      colorVariance: fc.double({ min: 0, max: 60, noNaN: true }),
      imageFingerprint: fingerprints,
    }),
    fc.record({
      lipEdge: quality,
      lipEvenness: quality,
      colorHarmony: quality,
      blending: quality,
      symmetry: quality,
      toneEvenness: quality,
      eyeDefinition: quality,
    }),
    fc.subarray(['eyes', 'lips', 'cheeks', 'skin', 'symmetry'] as const),
    fc.constantFrom('face', 'wholePhoto'),
    share,
  )
  .map(([features, qualities, areas, basis, lipSmear]) =>
    measuredLook(features, qualities, {
      basis,
      lipSmear,
      unseen: areas.map((area) => ({ area, reason: 'covered' }) as const),
    }),
  );
