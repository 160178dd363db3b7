/** What a battle came to (BTL-03). */
export interface ComparisonResult {
  /** `none` where a look could not be measured: it wins and loses nothing (decision 13). */
  readonly winner: 'photo1' | 'photo2' | 'tie' | 'none';
  readonly photo1Title: string;
  readonly photo2Title: string;
  readonly photo1Score: number;
  readonly photo2Score: number;
  /** Written from what differed between the looks, area by area; or why nobody wins. */
  readonly comparison: string;
}
