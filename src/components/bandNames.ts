import type { ScoreBand } from '../domain/analysis/scoreBand.ts';

/** The words that say a score's band, so that it never speaks by color alone. */
export const bandNames: Readonly<Record<ScoreBand, string>> = {
  green: 'Green Light',
  blue: 'Blue Ribbon',
  yellow: 'Yellow Card',
  red: 'Red Alert',
};
