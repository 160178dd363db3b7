import type { BreakdownKey } from '../analysis/Breakdown.ts';

/** One area of a battle: both looks' sub-scores, who is ahead in it, and why (BTL-08). */
export interface AreaRound {
  readonly key: BreakdownKey;
  /** The sub-scores of look 1 and look 2 as the page shows them, 0-100, which is after the penalty of a filter. */
  readonly first: number;
  readonly second: number;
  /** `even` where the difference is too small, `none` where the area was not measured on both looks. */
  readonly leader: 'photo1' | 'photo2' | 'even' | 'none';
  /** What was read on either look, in plain sentences. */
  readonly why: string;
}
