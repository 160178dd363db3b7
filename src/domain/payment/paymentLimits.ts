const minute = 60_000;
const hour = 60 * minute;

/** All in milliseconds (specification, 9). */
export const paymentLimits = {
  /** A pending payment younger than this is processed on a load without a parameter. */
  processedUntil: 10 * minute,
  /** One older than this is moved to the payment backup. */
  shelvedAfter: 30 * minute,
  /** How long a payment backup can be recovered. */
  paymentBackup: 24 * hour,
  /** How long the credits backup can be recovered. */
  creditsBackup: 7 * 24 * hour,
  /** How long the banner shows. */
  banner: 5_000,
  /** How long a step of a purchase, a return or a recovery waits for its turn among the tabs. */
  turn: 10_000,
  /** How long the page waits to be left before its button works again. */
  leaving: 15_000,
} as const;

/** Credits given when there is no record, but a sign of a payment (REC-05). */
export const fallbackCredits = 10;
export const fallbackPackageId = 'recovery-fallback';

/** Milliseconds since `timestamp`; a moment in the future, after the clock was set back, counts as now (decision 22). */
export function ageOf(timestamp: number, now: number): number {
  return Math.max(0, now - timestamp);
}
