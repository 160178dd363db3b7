import type { ScoreBand } from '../domain/analysis/scoreBand.ts';

/** The shape of each score band, so that a band is never told by its color alone: SVG paths in a square of 14. */
export const bandShapes: Readonly<Record<ScoreBand, string>> = {
  green: 'M7 1a6 6 0 1 1 0 12A6 6 0 0 1 7 1z',
  blue: 'M7 0l7 7-7 7-7-7z',
  yellow: 'M7 1l7 12H0z',
  red: 'M1 1h12v12H1z',
};
