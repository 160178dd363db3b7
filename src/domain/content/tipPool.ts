import type { RatedLook } from './RatedLook.ts';
import { ofMonth } from './ofMonth.ts';
import { advancedTips } from './pools/advancedTips.ts';
import { blushTips } from './pools/blushTips.ts';
import { eyeTips } from './pools/eyeTips.ts';
import { foundationTips } from './pools/foundationTips.ts';
import { generalTips } from './pools/generalTips.ts';
import { lipTips } from './pools/lipTips.ts';
import { seasonalTips } from './pools/seasonalTips.ts';
import { isBaseTold } from '../analysis/isBaseTold.ts';
import { isEstimated } from '../analysis/isEstimated.ts';
import { unseenArea } from '../analysis/unseenArea.ts';

/** Below these an area's tips are added (TXT-04). */
export const tipThresholds = {
  foundationCoverage: 0.5,
  eyeMakeupIntensity: 0.4,
  lipColorIntensity: 0.3,
  blushIntensity: 0.02,
  /** Advanced tips from this score on. */
  advancedScore: 70,
} as const;

const tipAreas = ['foundation', 'eyes', 'lips', 'blush'] as const;
type TipArea = (typeof tipAreas)[number];

/**
 * The areas whose tips are added: those that were measured, and whose makeup is absent or light (TXT-04). An area that
 * could not be seen gets no advice.
 */
export function areasWantingTips({ measurement }: Pick<RatedLook, 'measurement'>): readonly TipArea[] {
  if (isEstimated(measurement)) return [];
  const { features } = measurement;
  const seen = (area: 'skin' | 'eyes' | 'lips' | 'cheeks') => unseenArea(area, measurement) === null;
  const wanting: Record<TipArea, boolean> = {
    foundation:
      seen('skin') &&
      isBaseTold(measurement) &&
      (!features.hasFoundation || features.foundationCoverage < tipThresholds.foundationCoverage),
    eyes: seen('eyes') && features.eyeMakeupIntensity < tipThresholds.eyeMakeupIntensity,
    lips: seen('lips') && features.lipColorIntensity < tipThresholds.lipColorIntensity,
    blush: seen('cheeks') && (!features.hasBlush || features.blushIntensity < tipThresholds.blushIntensity),
  };
  return tipAreas.filter((area) => wanting[area]);
}

export const areaTips: Readonly<Record<TipArea, readonly string[]>> = {
  foundation: foundationTips,
  eyes: eyeTips,
  lips: lipTips,
  blush: blushTips,
};

/** Every tip that fits a look: by area, general, of the season, and advanced where it earned them (TXT-04). */
export function tipPool(look: Pick<RatedLook, 'overallScore' | 'measurement' | 'month'>): readonly string[] {
  return [
    ...areasWantingTips(look).flatMap((area) => areaTips[area]),
    ...generalTips,
    ...ofMonth(seasonalTips, look.month),
    ...(look.overallScore >= tipThresholds.advancedScore ? advancedTips : []),
  ];
}
