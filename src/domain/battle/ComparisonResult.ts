import type { AreaRound } from './AreaRound.ts';

/** What a battle came to (BTL-03). */
export interface ComparisonResult {
  /** `none` where one look could not be measured, so that there is nothing to compare (decision 13). */
  readonly winner: 'photo1' | 'photo2' | 'tie' | 'none';
  readonly photo1Title: string;
  readonly photo2Title: string;
  readonly photo1Score: number;
  readonly photo2Score: number;
  /** Written from what differed between the looks, area by area; or why nobody wins. */
  readonly comparison: string;
  /** The seven areas, in the order they are shown; none where there is nothing to compare. */
  readonly rounds: readonly AreaRound[];
}
