/** The creative part of a rating, which the page sets like a magazine's inside spread (RES-04). */
export interface PremiumFeatures {
  readonly makeupTitle: string;
  /** In the seeded mode: the score, a dash, a phrase (TXT-02). */
  readonly makeupTagline: string;
  readonly styleEra: string;
  readonly seasonalTheme: string;
  readonly personalizedTip: string;
}
