import type { ComparisonResult } from './ComparisonResult.ts';

/** What is shared of a battle, as plain JSON: both looks, and the same imprint as on the shareable card (TXT-05, BTL-08). */
export interface BattleCard {
  readonly winner: ComparisonResult['winner'];
  readonly looks: readonly [BattleCardLook, BattleCardLook];
  readonly comparison: string;
  /** Local date. */
  readonly timestamp: string;
  readonly branding: string;
  readonly uniqueId: string;
  readonly rubric: string;
}

export interface BattleCardLook {
  /** "Look #1" or "Look #2" */
  readonly name: string;
  readonly title: string;
  /** 0-100 */
  readonly score: number;
}
