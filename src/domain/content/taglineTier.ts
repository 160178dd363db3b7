export const taglineTiers = ['high', 'medium', 'low'] as const;
export type TaglineTier = (typeof taglineTiers)[number];

/** A scale of its own (decision 7). */
export const taglineThresholds = { high: 75, medium: 50 } as const;

/** Which pool of phrases a score draws from (TXT-02). */
export function taglineTier(overallScore: number): TaglineTier {
  if (overallScore >= taglineThresholds.high) return 'high';
  if (overallScore >= taglineThresholds.medium) return 'medium';
  return 'low';
}
