import { noFaults } from './Faults.ts';
import { seededStream } from '../random/seededStream.ts';
import { type FilterDetection, noFilters } from './FilterDetection.ts';
import type { LookMeasurement } from './LookMeasurement.ts';
import { makeupPresence } from './makeupPresence.ts';

/** From and to of each seeded default: an everyday look, neither bare nor done up. */
const everyday = {
  foundationCoverage: [0.2, 0.5],
  skinToneUniformity: [0.62, 0.8],
  eyeMakeupIntensity: [0.1, 0.35],
  lipColorIntensity: [0.15, 0.45],
  blushIntensity: [0.016, 0.06],
  artificialColors: [0, 0.1],
  colorVariance: [4, 12],
  quality: [0.45, 0.7],
} as const;

/** The strength of a single weak signal of the pixel heuristic, which does not count as a filter (FLT-02). */
const faintStrength = 0.3;

/**
 * What stands in for a main analysis that failed or took too long: the same for the same photo, and labeled as
 * estimated, with no confidence in any of it (PIP-03, decision 13).
 */
export function estimatedMeasurement(fingerprint: string): LookMeasurement {
  const seeded = (name: string, [low, high]: readonly [number, number]): number =>
    low + (high - low) * seededStream(fingerprint, `estimated.${name}`)();
  const quality = (name: string): number => seeded(name, everyday.quality);
  const intensities = {
    foundationCoverage: seeded('foundationCoverage', everyday.foundationCoverage),
    eyeMakeupIntensity: seeded('eyeMakeupIntensity', everyday.eyeMakeupIntensity),
    lipColorIntensity: seeded('lipColorIntensity', everyday.lipColorIntensity),
    blushIntensity: seeded('blushIntensity', everyday.blushIntensity),
    skinToneUniformity: seeded('skinToneUniformity', everyday.skinToneUniformity),
  };
  return {
    features: {
      ...makeupPresence(intensities),
      ...intensities,
      artificialColors: seeded('artificialColors', everyday.artificialColors),
      colorVariance: seeded('colorVariance', everyday.colorVariance),
      imageFingerprint: fingerprint,
    },
    qualities: {
      lipEdge: quality('lipEdge'),
      lipEvenness: quality('lipEvenness'),
      colorHarmony: quality('colorHarmony'),
      blending: quality('blending'),
      symmetry: quality('symmetry'),
      // An estimate says nothing of patches.
      toneEvenness: null,
      eyeDefinition: quality('eyeDefinition'),
    },
    confidence: {
      foundation: 0,
      eyeMakeup: 0,
      lipPrecision: 0,
      colorHarmony: 0,
      blendingTechnique: 0,
      symmetry: 0,
      trendAlignment: 0,
    },
    basis: 'estimated',
    unseen: [],
    evidence: [],
    eyeShadow: intensities.eyeMakeupIntensity,
    lipCoat: 0,
    ...noFaults,
    baseTold: 1,
    smoothingSuspicion: null,
  };
}

/**
 * What stands in for a filter detection that failed or took too long (PIP-03). Its strength is seeded like every
 * default, and stays below what counts: nobody is charged for a filter that nothing detected.
 */
export function estimatedFilters(fingerprint: string): FilterDetection {
  const isFaint = seededStream(fingerprint, 'estimated.filters')() < 0.5;
  return { ...noFilters, filterStrength: isFaint ? faintStrength : 0 };
}
