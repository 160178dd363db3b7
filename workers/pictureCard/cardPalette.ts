import type { ScoreBand } from '../../src/domain/analysis/scoreBand.ts';

/** The light tokens of src/styles/tokens.css that the printed card uses; a worker reads no stylesheet. */
export const cardPalette = {
  paper: '#fbf3e7',
  blush: '#f7d8cf',
  ink: '#2a0f1d',
  quietInk: '#6a4656',
  red: '#b80f2e',
  gold: '#c79f4a',
  onPhoto: '#fff6ea',
  /** Plum that scrims over photos are mixed from. */
  scrim: '42 15 29',
} as const;

export const bandColors: Readonly<Record<ScoreBand, string>> = {
  green: '#1c6a3e',
  blue: '#1d4f9c',
  yellow: '#7d5800',
  red: '#b80f2e',
};

/** The same shapes as on the page, so that a band never speaks by color alone; drawn in a square of 14. */
export const bandShapes: Readonly<Record<ScoreBand, string>> = {
  green: 'M7 1a6 6 0 1 1 0 12A6 6 0 0 1 7 1z',
  blue: 'M7 0l7 7-7 7-7-7z',
  yellow: 'M7 1l7 12H0z',
  red: 'M1 1h12v12H1z',
};
