import type { ReadPendingPayment } from '../../domain/payment/PendingPayment.ts';
import type { ReturnParameter } from '../../domain/payment/readReturn.ts';

/** What an arrival's name begins with that nobody is known to have sent here. */
export const unsent = 'seen-';

/** How the page was reached, as far as a payment is concerned (decision 20). */
export interface Arrival {
  /** What the return is known by: the provider's session, else the visit of the page, however often it is loaded again. */
  readonly id: string;
  /** Whether the provider itself sent the visitor here: this return cannot be another's address opened in a second tab. */
  readonly sent: boolean;
}

export interface Load {
  readonly payment: ReturnParameter;
  /** The purchase that this very tab left for, if it did: another tab may have bought since. */
  readonly own: ReadPendingPayment | null;
  readonly arrival: Arrival;
  readonly now: number;
}
