import { type MeasuredKey, measuredKeys } from '../analysis/Breakdown.ts';
import { pickFrom } from '../random/pickFrom.ts';
import { seededStream } from '../random/seededStream.ts';
import type { RatedLook } from './RatedLook.ts';
import { isHeldBackByAmount } from './isHeldBackByAmount.ts';
import { ofMonth } from './ofMonth.ts';
import { advancedTips } from './pools/advancedTips.ts';
import { generalTips } from './pools/generalTips.ts';
import { seasonalTips } from './pools/seasonalTips.ts';
import { techniqueTips } from './pools/techniqueTips.ts';
import { areaTips, areasWantingTips, tipThresholds } from './tipPool.ts';
import { unmeasured } from './unmeasured.ts';

/** SCO-07 */
export const mostSuggestions = 6;
/** Where little was measured, general tips fill the list up to this many. */
const fewestSuggestions = 4;
/** Blush has no sub-score of its own. Where a look lacks it, it is ranked like a missing sub-score (SCO-05). */
const blushRank = 50;

interface Candidate {
  /** Names its stream. */
  readonly name: string;
  /** 0-100, the lower the sooner. */
  readonly rank: number;
  readonly tips: readonly string[];
}

/**
 * At most six distinct tips (SCO-07): first for the weakest areas that were measured, then one advanced where the score
 * earned it, one of the season and one general (TXT-04).
 *
 * @param shownTip a tip that the visitor reads elsewhere on the page, and so not here again
 */
export function suggestTips(look: RatedLook, shownTip?: string): readonly string[] {
  const taken = new Set(shownTip === undefined ? [] : [shownTip]);
  const pick = (name: string, tips: readonly string[]) => {
    const stream = seededStream(look.measurement.features.imageFingerprint, `suggestion.${name}`);
    const fresh = tips.filter((tip) => !taken.has(tip));
    const tip = pickFrom(fresh, stream);
    taken.add(tip);
    return tip;
  };

  const always = [
    ...(look.overallScore >= tipThresholds.advancedScore ? [pick('advanced', advancedTips)] : []),
    pick('seasonal', ofMonth(seasonalTips, look.month)),
    pick('general', generalTips),
  ];
  const byWeakness = candidates(look)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, mostSuggestions - always.length)
    .map(({ name, tips }) => pick(name, tips));
  const suggestions = [...byWeakness, ...always];
  while (suggestions.length < fewestSuggestions) {
    suggestions.push(pick(`filler.${suggestions.length}`, generalTips));
  }
  return suggestions;
}

/**
 * A candidate for each area that was measured: tips for more makeup where there is little, and for technique where there is enough. None
 * for the technique of what is done well and only little.
 */
function candidates({ breakdown, measurement }: RatedLook): readonly Candidate[] {
  const wanting = areasWantingTips({ measurement });
  const byKey = measuredKeys
    .filter((key) => unmeasured(key, measurement) === null && !isHeldBackByAmount(key, measurement))
    .map((key): Candidate => {
      const area = tipAreaOf[key];
      const tips = area !== null && wanting.includes(area) ? areaTips[area] : techniqueTips[key];
      return { name: key, rank: breakdown[key], tips };
    });
  const blush: Candidate = { name: 'blush', rank: blushRank, tips: areaTips.blush };
  return wanting.includes('blush') ? [...byKey, blush] : byKey;
}

const tipAreaOf = {
  foundation: 'foundation',
  eyeMakeup: 'eyes',
  lipPrecision: 'lips',
  colorHarmony: null,
  blendingTechnique: null,
  symmetry: null,
} as const satisfies Record<MeasuredKey, keyof typeof areaTips | null>;
