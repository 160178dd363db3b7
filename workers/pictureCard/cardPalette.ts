import tokens from '../../src/styles/tokens.css?raw';
import type { ScoreBand } from '../../src/domain/analysis/scoreBand.ts';

/** The value of a token in the light theme, whose rule is the first to set it. A worker has no styles of its own. */
function token(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`, 'u').exec(tokens)?.[1];
  if (value === undefined) throw new Error(`There is no token --${name}`);
  return value;
}

/** Red, green and blue, 0-255, of a color written as `#rrggbb`. */
const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

/** The page's own colors, which the printed card uses in their light form. */
export const cardPalette = {
  paper: token('paper'),
  ink: token('ink'),
  quietInk: token('ink-2'),
  red: token('red'),
  onPhoto: token('on-photo'),
  gold: token('gold'),
  /** What scrims over photos are mixed from: red, green, blue; each use sets its own opacity. */
  scrim: channelsOf(token('ink')),
  /** Around words over photos. */
  halo: token('photo-halo'),
} as const;

export const bandColors: Readonly<Record<ScoreBand, string>> = {
  green: token('green'),
  blue: token('blue'),
  yellow: token('yellow'),
  red: token('bad'),
};
