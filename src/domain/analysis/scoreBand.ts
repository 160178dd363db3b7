export type ScoreBand = 'green' | 'blue' | 'yellow' | 'red';

/** From these scores on (RES-01). A scale of its own: never unify it with categories or tiers (decision 7). */
export const bandThresholds = { green: 90, blue: 75, yellow: 50 } as const;

/** The color that a score is shown in (RES-01). */
export function scoreBand(score: number): ScoreBand {
  if (score >= bandThresholds.green) return 'green';
  if (score >= bandThresholds.blue) return 'blue';
  if (score >= bandThresholds.yellow) return 'yellow';
  return 'red';
}
