import type { ReconciliationOutcome } from '../../domain/payment/paymentOutcomes.ts';
import type { ReturnParameter } from '../../domain/payment/readReturn.ts';
import { reasonOf } from '../storage/reasonOf.ts';

/** The outcome of a load that could not do its work; `error` says why. The next load tries again. */
export function failedLoad(payment: ReturnParameter, error: unknown): ReconciliationOutcome {
  if (payment === 'success') return { kind: 'failed', automatic: false, reason: reasonOf(error) };
  return { kind: payment === 'cancelled' ? 'postponed' : 'nothing' };
}
