import type { Breakdown } from '../../src/domain/analysis/Breakdown.ts';
import { judgeBreakdown } from '../../src/domain/analysis/judgeBreakdown.ts';
import { type DrawnFaceOptions, drawFace, makeupColors } from '../drawn/drawFace.ts';
import { gaussianBlurred } from '../drawn/gaussianBlurred.ts';
import { measureRaster } from './measureRaster.ts';

interface FrozenFace extends DrawnFaceOptions {
  /** Standard deviation of a blur over the finished drawing, px. */
  readonly blur?: number;
}

/** Makeup on every area. */
export const fullLook: DrawnFaceOptions = {
  lips: { amount: 0.6 },
  lids: { amount: 0.6 },
  liner: 0.5,
  blush: { amount: 0.6 },
  foundation: 0.8,
};

/** Drawn faces whose scores change only with the version of the rubric (SCO-10). */
export const frozenFaces: Readonly<Record<string, FrozenFace>> = {
  'bare, Monk tone 2': { tone: 2 },
  'bare, Monk tone 6': { tone: 6 },
  'bare, Monk tone 10': { tone: 10 },
  'full look, Monk tone 2': { ...fullLook, tone: 2 },
  'full look, Monk tone 9, warm light': { ...fullLook, tone: 9, light: 'warm' },
  'messy lips': { ...fullLook, tone: 5, lips: { amount: 0.8, color: makeupColors.plum, mess: 1 } },
  'blush that ends': { ...fullLook, tone: 4, blush: { amount: 0.9, blended: 0 } },
  'liner only': { tone: 7, liner: 0.9 },
  'lipstick only': { tone: 3, lips: { amount: 0.8 } },
  'bare, in a soft photo': { tone: 4, blur: 2.5 },
  'full look, in a soft photo': { ...fullLook, tone: 6, blur: 2.5 },
};

/** The seven sub-scores and the overall score, with the same jitter for all. */
export function scoreFrozenFace({
  blur = 0,
  ...options
}: FrozenFace): Breakdown & { readonly overallScore: number } {
  const { pixels, face } = drawFace({ width: 360, height: 432, ...options });
  const { breakdown, overallScore } = judgeBreakdown(
    measureRaster(blur > 0 ? gaussianBlurred(pixels, blur) : pixels, face),
    0,
  );
  return { ...breakdown, overallScore };
}
