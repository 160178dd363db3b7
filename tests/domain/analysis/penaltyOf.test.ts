import { expect, test } from 'vitest';
import { noFilters } from '../../../src/domain/analysis/FilterDetection.ts';
import { penaltyOf } from '../../../src/domain/analysis/penaltyOf.ts';
import { enhanced } from './enhanced.ts';

const charged = (penaltyPoints: number) => ({ ...noFilters, penaltyPoints });

test.each([
  [0, 0],
  [0.6, 15],
  [0.62, 16], // 15.5 rounds up
  [0.61, 15], // 15.25 rounds down
  [0.95, 24],
  [1, 25],
])('[FLT-03] an external detection of confidence %f costs %i points', (filterConfidence, points) => {
  expect(penaltyOf(noFilters, enhanced({ filterDetected: true, filterConfidence }))).toBe(points);
});

test('[FLT-03] a confidence without a detection costs nothing', () => {
  expect(penaltyOf(noFilters, enhanced({ filterDetected: false, filterConfidence: 1 }))).toBe(0);
});

test.each([
  { kind: 'notConfigured' } as const,
  { kind: 'declined' } as const,
  { kind: 'failed', reason: 'offline' } as const,
])('[FLT-04] %o leaves the points of the heuristic', (enhancement) => {
  for (const points of [0, 15, 20, 35]) expect(penaltyOf(charged(points), enhancement)).toBe(points);
});

test("[FLT-04] both add up, and the service's own points are not charged a second time", () => {
  const filterSummary = {
    aiDetected: true,
    confidence: 0.9,
    filterTypes: ['artificial'],
    severity: 'heavy',
    penaltyPoints: 45,
  } as const;
  const outcome = enhanced({ filterDetected: true, filterConfidence: 0.8, filterSummary });
  expect(penaltyOf(charged(35), outcome)).toBe(55);
});
