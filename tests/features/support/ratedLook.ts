import type { AnalysisResult } from '../../../src/domain/analysis/AnalysisResult.ts';
import { breakdownKeys } from '../../../src/domain/analysis/Breakdown.ts';
import { noFilters } from '../../../src/domain/analysis/FilterDetection.ts';
import { judgeLook } from '../../../src/domain/rating/judgeLook.ts';
import type { LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import { estimatedMeasurement } from '../../../src/domain/analysis/seededFallbacks.ts';

const fingerprint = '0123456789abcdef0123456789abcdef';

/** A measured look whose regions are squares of 40 px along the photo's diagonal, one for each sub-score. */
export const squaresMeasured: LookMeasurement = {
  ...estimatedMeasurement(fingerprint),
  basis: 'face',
  evidence: breakdownKeys.map((key, place) => {
    const near = 20 + place * 30;
    const far = near + 40;
    return { key, polygons: [[near, near, far, near, far, far, near, far]], reading: `square ${place + 1}` };
  }),
};

/** A real judgment of that look, with what a test wants changed. */
export function ratedLook(change: Partial<AnalysisResult> = {}): AnalysisResult {
  const judged = judgeLook({
    measurement: squaresMeasured,
    filters: noFilters,
    enhancement: { kind: 'notConfigured' },
    now: { month: 10, localDate: '11/21/2026' },
    siteAddress: 'https://glow.example',
  });
  return { ...judged, ...change };
}
