import type { Breakdown } from '../../src/domain/analysis/Breakdown.ts';
import { judgeBreakdown } from '../../src/domain/analysis/judgeBreakdown.ts';
import { measureFace } from '../../workers/pixels/regions/measureFace.ts';
import { type DrawnFaceOptions, drawFace, makeupColors } from '../drawn/drawFace.ts';

const look: DrawnFaceOptions = {
  lips: { amount: 0.6 },
  lids: { amount: 0.6 },
  liner: 0.5,
  blush: { amount: 0.6 },
  foundation: 0.8,
};

/** Drawn faces whose scores change only with the version of the rubric (SCO-10). */
export const frozenFaces: Readonly<Record<string, DrawnFaceOptions>> = {
  'bare, Monk tone 2': { tone: 2 },
  'bare, Monk tone 6': { tone: 6 },
  'bare, Monk tone 10': { tone: 10 },
  'full look, Monk tone 2': { ...look, tone: 2 },
  'full look, Monk tone 9, warm light': { ...look, tone: 9, light: 'warm' },
  'messy lips': { ...look, tone: 5, lips: { amount: 0.8, color: makeupColors.plum, mess: 1 } },
  'blush that ends': { ...look, tone: 4, blush: { amount: 0.9, blended: 0 } },
  'liner only': { tone: 7, liner: 0.9 },
};

/** The seven sub-scores and the overall score, with the same jitter for all. */
export function scoreFrozenFace(options: DrawnFaceOptions): Breakdown & { readonly overallScore: number } {
  const { pixels, face } = drawFace({ width: 360, height: 432, ...options });
  const { breakdown, overallScore } = judgeBreakdown(
    measureFace({ fingerprint: '0'.repeat(32), raster: pixels }, face),
    0,
  );
  return { ...breakdown, overallScore };
}
