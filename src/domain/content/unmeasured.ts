import type { BreakdownKey } from '../analysis/Breakdown.ts';
import { finiteOrNull } from '../analysis/finiteOrNull.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';
import type { UnseenArea } from '../analysis/unseenAreas.ts';
import { isBaseTold } from '../analysis/isBaseTold.ts';
import { isEstimated } from '../analysis/isEstimated.ts';
import { hasMakeupToJudge, type JudgedKey } from '../analysis/makeupToJudge.ts';
import { unseenArea } from '../analysis/unseenArea.ts';

/** Why a sub-score stands on its documented default instead of a measurement. */
export type Unmeasured =
  /** The whole analysis fell back (decision 13). */
  | { readonly kind: 'estimated' }
  | { readonly kind: 'unseen'; readonly unseen: UnseenArea }
  /** The area may be in the frame, but its quality could not be read. */
  | { readonly kind: 'unreadable' }
  /** There is next to no makeup to judge: the default is all there is to say (SCO-09). */
  | { readonly kind: 'nothingToJudge'; readonly key: JudgedKey };

/** The area of the face that a sub-score cannot do without. Trend follows the other six. */
const areaOf = {
  foundation: 'skin',
  eyeMakeup: 'eyes',
  lipPrecision: 'lips',
  colorHarmony: null,
  blendingTechnique: 'cheeks',
  symmetry: 'symmetry',
  trendAlignment: null,
} as const satisfies Record<BreakdownKey, UnseenArea['area'] | null>;

/** Why nothing was measured for a sub-score, or null when something was. */
export function unmeasured(key: BreakdownKey, measurement: LookMeasurement): Unmeasured | null {
  if (isEstimated(measurement)) return { kind: 'estimated' };

  const unseen = unseenArea(areaOf[key], measurement);
  const { colorHarmony, blending, symmetry } = measurement.qualities;
  switch (key) {
    case 'foundation':
      if (unseen !== null) return { kind: 'unseen', unseen };
      return isBaseTold(measurement) ? null : { kind: 'unseen', unseen: { area: 'skin', reason: 'tooSoft' } };
    case 'eyeMakeup':
    case 'lipPrecision':
      return unseen === null ? null : { kind: 'unseen', unseen };
    case 'colorHarmony': {
      // Harmony is read of two hues or more. On a face that was seen it is missing only where no makeup added a hue.
      const unread = finiteOrNull(colorHarmony) === null ? whyUnread(null) : null;
      if (measurement.basis === 'wholePhoto' && unread !== null) return unread;
      return nothingToJudge(key, measurement) ?? unread;
    }
    case 'blendingTechnique':
      return finiteOrNull(blending) === null ? whyUnread(unseen) : nothingToJudge(key, measurement);
    case 'symmetry':
      return finiteOrNull(symmetry) === null ? whyUnread(unseen) : nothingToJudge(key, measurement);
    case 'trendAlignment':
      return null;
  }
}

function nothingToJudge(key: JudgedKey, measurement: LookMeasurement): Unmeasured | null {
  const isHidden = measurement.unseen.some(({ area }) => area === 'skin');
  return isHidden || hasMakeupToJudge(key, measurement) ? null : { kind: 'nothingToJudge', key };
}

function whyUnread(unseen: UnseenArea | null): Unmeasured {
  return unseen === null ? { kind: 'unreadable' } : { kind: 'unseen', unseen };
}
