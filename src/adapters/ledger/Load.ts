import type { BegunPurchase } from '../../domain/payment/PendingPayment.ts';
import type { ReturnParameter } from '../../domain/payment/readReturn.ts';

/** How the page was reached, as far as a payment is concerned (decision 20). */
export interface Arrival {
  /** The return's id: the provider's session, or else the id of this visit, which a reload keeps. */
  readonly id: string;
  /**
   * Whether the visitor is known to come directly from the provider. Then this load cannot be the address of an earlier return that was
   * opened in a second tab.
   */
  readonly sent: boolean;
}

export interface Load {
  readonly payment: ReturnParameter;
  /**
   * The purchase for which this tab left for the checkout, or null if it left for none. Another tab may have bought something since. If a
   * return was already counted for the purchase, this is null as well, except where the address of this load says cancelled.
   */
  readonly own: BegunPurchase | null;
  readonly arrival: Arrival;
  readonly now: number;
}
