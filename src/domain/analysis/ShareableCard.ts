import type { Category } from './Category.ts';

/** The shareable card (TXT-05). */
export interface ShareableCard {
  readonly title: string;
  readonly tagline: string;
  readonly era: string;
  /** First 100 characters of the tip plus an ellipsis. */
  readonly tip: string;
  readonly seasonal: string;
  /** Local date. */
  readonly timestamp: string;
  /** "Rated by AI @" and the site's address. */
  readonly branding: string;
  readonly score: number;
  readonly category: Category;
  readonly uniqueId: string;
  /** The version of the rubric that the score was given by (SCO-10); beside the ten fields of TXT-05. */
  readonly rubric: string;
}
