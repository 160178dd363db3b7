import type { Purchase } from '../credits/Purchase.ts';

/** A purchase as a receipt tells it (decision 33). */
export interface ReceiptPurchase extends Purchase {
  /** When the credits were added, in milliseconds since 1970. */
  readonly timestamp: number;
}
