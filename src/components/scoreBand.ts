/** The four color bands of a score (RES-01). They have nothing to do with the categories' thresholds. */
export type ScoreBand = 'green' | 'blue' | 'yellow' | 'red';

const bandFloors = { green: 90, blue: 75, yellow: 50 } as const;

/** The words that say the band, so that it never speaks by color alone. */
export const bandNames: Readonly<Record<ScoreBand, string>> = {
  green: 'Green Light',
  blue: 'Blue Ribbon',
  yellow: 'Yellow Card',
  red: 'Red Alert',
};

/** The band of a score of 0-100: 90 and above green, 75 and above blue, 50 and above yellow, else red (RES-01). */
export function scoreBand(score: number): ScoreBand {
  if (score >= bandFloors.green) return 'green';
  if (score >= bandFloors.blue) return 'blue';
  if (score >= bandFloors.yellow) return 'yellow';
  return 'red';
}
