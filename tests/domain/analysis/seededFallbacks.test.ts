import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakdownKeys } from '../../../src/domain/analysis/Breakdown.ts';
import { judgeBreakdown } from '../../../src/domain/analysis/judgeBreakdown.ts';
import { makeupPresence } from '../../../src/domain/analysis/makeupPresence.ts';
import { estimatedFilters, estimatedMeasurement } from '../../../src/domain/analysis/seededFallbacks.ts';
import { seededStream } from '../../../src/domain/random/seededStream.ts';
import { fingerprints } from './measuredLook.ts';

describe('what stands in for a main analysis', () => {
  test('[PIP-03] is the same for the same photo and another for another', () => {
    fc.assert(
      fc.property(fingerprints, fingerprints, (one, other) => {
        fc.pre(one !== other);
        expect(estimatedMeasurement(one)).toEqual(estimatedMeasurement(one));
        expect(estimatedMeasurement(one).features.lipColorIntensity).not.toBe(
          estimatedMeasurement(other).features.lipColorIntensity,
        );
      }),
      { numRuns: 40 },
    );
  });

  test('[PIP-03] is said to be estimated, and claims no confidence and no evidence', () => {
    const { basis, confidence, evidence, unseen, smoothingSuspicion } = estimatedMeasurement('ab');
    expect(basis).toBe('estimated');
    expect(Object.keys(confidence)).toEqual([...breakdownKeys]);
    expect(new Set(Object.values(confidence))).toEqual(new Set([0]));
    expect([evidence, unseen, smoothingSuspicion]).toEqual([[], [], null]);
  });

  test('[PIP-03] draws every number from a stream of its own, which no other moves with', () => {
    // Each as a share of its range: two of one stream would be the same share.
    const shares = (fingerprint: string) => {
      const { features, qualities } = estimatedMeasurement(fingerprint);
      return [
        (features.foundationCoverage - 0.2) / 0.3,
        (features.skinToneUniformity - 0.62) / 0.18,
        (features.eyeMakeupIntensity - 0.1) / 0.25,
        (features.lipColorIntensity - 0.15) / 0.3,
        (features.blushIntensity - 0.016) / 0.044,
        features.artificialColors / 0.1,
        (features.colorVariance - 4) / 8,
        ...[
          qualities.lipEdge,
          qualities.lipEvenness,
          qualities.colorHarmony,
          qualities.blending,
          qualities.symmetry,
          qualities.eyeDefinition,
        ].map((quality) => ((quality ?? Number.NaN) - 0.45) / 0.25),
      ].map((share) => share.toFixed(9));
    };
    fc.assert(
      fc.property(fingerprints, (fingerprint) => {
        const drawn = shares(fingerprint);
        expect(new Set(drawn).size).toBe(13);
        for (const share of drawn) expect(Number(share) >= 0 && Number(share) <= 1).toBe(true);
        const named = (name: string) => seededStream(fingerprint, name)().toFixed(9);
        expect(drawn).not.toContain(named(''));
        expect(drawn).not.toContain(named('estimated.'));
      }),
      { numRuns: 40 },
    );
  });

  test('[FEA-01] [FEA-02] holds the features with their ranges and what is present by them', () => {
    fc.assert(
      fc.property(fingerprints, (fingerprint) => {
        const { features } = estimatedMeasurement(fingerprint);
        expect(features.imageFingerprint).toBe(fingerprint);
        const shares = [
          features.foundationCoverage,
          features.eyeMakeupIntensity,
          features.lipColorIntensity,
          features.blushIntensity,
          features.skinToneUniformity,
          features.artificialColors,
        ];
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
        expect(features).toMatchObject(makeupPresence(features));
      }),
      { numRuns: 40 },
    );
  });

  test('[PIP-03] judges as an everyday look: never a triumph, never a disaster', () => {
    fc.assert(
      fc.property(fingerprints, (fingerprint) => {
        const { overallScore } = judgeBreakdown(estimatedMeasurement(fingerprint), 0);
        expect(overallScore >= 41 && overallScore < 75).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

test('[PIP-03] what stands in for a filter detection is seeded, finds no filter and charges nothing', () => {
  const photos = Array.from({ length: 30 }, (_, photo) => photo.toString(16));
  for (const photo of photos) {
    expect(estimatedFilters(photo)).toEqual(estimatedFilters(photo));
    expect(estimatedFilters(photo)).toMatchObject({ hasFilters: false, filterTypes: [], penaltyPoints: 0 });
  }
  expect(new Set(photos.map((photo) => estimatedFilters(photo).filterStrength))).toEqual(new Set([0, 0.3]));
  for (const photo of photos) {
    const isFaint = seededStream(photo, 'estimated.filters')() < 0.5;
    expect(estimatedFilters(photo).filterStrength).toBe(isFaint ? 0.3 : 0);
  }
});
