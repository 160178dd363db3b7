import fc from 'fast-check';
import type { Breakdown } from '../../../src/domain/analysis/Breakdown.ts';
import { type FilterDetection, noFilters } from '../../../src/domain/analysis/FilterDetection.ts';
import type { LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import type { ComparedLook } from '../../../src/domain/content/areaLeads.ts';
import type { RatedLook } from '../../../src/domain/content/RatedLook.ts';
import { measuredLook, measuredLooks } from '../analysis/measuredLook.ts';

const middling: Breakdown = {
  foundation: 60,
  eyeMakeup: 60,
  lipPrecision: 60,
  colorHarmony: 60,
  blendingTechnique: 60,
  symmetry: 60,
  trendAlignment: 75,
};

/** A look in clear makeup, done well, every area of it seen. */
export const clearMakeup: LookMeasurement = measuredLook(
  {
    foundationCoverage: 0.6,
    skinToneUniformity: 0.9,
    eyeMakeupIntensity: 0.6,
    lipColorIntensity: 0.6,
    blushIntensity: 0.3,
  },
  { lipEdge: 0.9, lipEvenness: 0.9, colorHarmony: 0.9, blending: 0.9, symmetry: 0.9, eyeDefinition: 0.9 },
);

/** A look for November that scored 63 in clear makeup, but for what is given. */
export function ratedLook(
  given: Partial<Omit<RatedLook, 'breakdown'>> & { readonly breakdown?: Partial<Breakdown> } = {},
): RatedLook {
  return {
    overallScore: 63,
    measurement: clearMakeup,
    month: 10,
    ...given,
    breakdown: { ...middling, ...given.breakdown },
  };
}

/** The same look in another photo. */
export function ofPhoto(fingerprint: string, measurement: LookMeasurement = clearMakeup): LookMeasurement {
  return { ...measurement, features: { ...measurement.features, imageFingerprint: fingerprint } };
}

const score = fc.integer({ min: 0, max: 100 });

/** Any look, of any score, in any month. */
export const ratedLooks: fc.Arbitrary<RatedLook> = fc.record({
  overallScore: score,
  month: fc.nat(11),
  measurement: measuredLooks,
  breakdown: fc.record({
    foundation: score,
    eyeMakeup: score,
    lipPrecision: score,
    colorHarmony: score,
    blendingTechnique: score,
    symmetry: score,
    trendAlignment: fc.integer({ min: 0, max: 85 }),
  }),
});

/** What a look brings to a comparison beside its rating, where it was neither filtered nor seen by a model. */
export const honest = { filters: noFilters, enhancement: { kind: 'notConfigured' } } as const;
export const smoothed: FilterDetection = {
  hasFilters: true,
  filterStrength: 0.6,
  filterTypes: ['Smoothing Filter'],
  penaltyPoints: 20,
};

/** Any look, filtered or not. */
export const comparedLooks: fc.Arbitrary<ComparedLook> = fc
  .tuple(ratedLooks, fc.constantFrom(noFilters, smoothed))
  .map(([look, filters]) => ({ ...look, ...honest, filters }));
