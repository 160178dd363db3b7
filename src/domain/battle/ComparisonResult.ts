/** What a battle came to (BTL-03). */
export interface ComparisonResult {
  readonly winner: 'photo1' | 'photo2' | 'tie';
  readonly photo1Title: string;
  readonly photo2Title: string;
  readonly photo1Score: number;
  readonly photo2Score: number;
  /** Written from what differed between the looks, area by area. */
  readonly comparison: string;
}
