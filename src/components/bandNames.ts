import type { ScoreBand } from '../domain/analysis/scoreBand.ts';

/** The words that name a score's band, so that a band is never told by its color alone. */
export const bandNames: Readonly<Record<ScoreBand, string>> = {
  green: 'Green Light',
  blue: 'Blue Ribbon',
  yellow: 'Yellow Card',
  red: 'Red Alert',
};
