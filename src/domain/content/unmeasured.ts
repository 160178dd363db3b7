import type { BreakdownKey } from '../analysis/Breakdown.ts';
import { finiteOrNull } from '../analysis/finiteOrNull.ts';
import type { LookMeasurement, UnseenArea } from '../analysis/LookMeasurement.ts';

/** Why a sub-score stands on its documented default instead of a measurement. */
export type Unmeasured =
  /** The whole analysis fell back (decision 13). */
  | { readonly kind: 'estimated' }
  | { readonly kind: 'unseen'; readonly unseen: UnseenArea }
  /** The area may be in the frame, but its quality could not be read. */
  | { readonly kind: 'unreadable' };

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
  if (measurement.basis === 'estimated') return { kind: 'estimated' };

  const unseen = unseenArea(areaOf[key], measurement);
  const { colorHarmony, blending, symmetry } = measurement.qualities;
  switch (key) {
    case 'foundation':
    case 'eyeMakeup':
    case 'lipPrecision':
      return unseen === null ? null : { kind: 'unseen', unseen };
    case 'colorHarmony':
      return finiteOrNull(colorHarmony) === null ? { kind: 'unreadable' } : null;
    case 'blendingTechnique':
      return finiteOrNull(blending) === null ? whyUnread(unseen) : null;
    case 'symmetry':
      return finiteOrNull(symmetry) === null ? whyUnread(unseen) : null;
    case 'trendAlignment':
      return null;
  }
}

function whyUnread(unseen: UnseenArea | null): Unmeasured {
  return unseen === null ? { kind: 'unreadable' } : { kind: 'unseen', unseen };
}

/** The record of an area that could not be seen, or null. */
export function unseenArea(area: UnseenArea['area'] | null, measurement: LookMeasurement): UnseenArea | null {
  return measurement.unseen.find((unseen) => unseen.area === area) ?? null;
}
