import type { ReconciliationOutcome } from './paymentOutcomes.ts';

/** A return that said success, and for which credits were added. */
type PaidOutcome = Extract<ReconciliationOutcome, { readonly kind: 'credited' | 'recovered' }>;

/** Whether a return said success and credits were added for it: then, and only then, the banner says so (PAY-05). */
export const isPaid = (outcome: ReconciliationOutcome): outcome is PaidOutcome =>
  outcome.kind === 'credited' || outcome.kind === 'recovered';
