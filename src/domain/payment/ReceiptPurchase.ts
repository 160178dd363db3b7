/** A purchase as a receipt tells it (decision 33). */
export interface ReceiptPurchase {
  /** As in the purchase history: one payment, one id (decision 18). */
  readonly id: string;
  readonly packageId: string;
  /** Bonus included. */
  readonly credits: number;
  /** When the credits were added, in milliseconds since 1970. */
  readonly timestamp: number;
  /** US dollars. */
  readonly price?: number | undefined;
}
