import { readParameter, withoutParameters } from './addressParameters.ts';

export type ReturnParameter = 'success' | 'cancelled' | null;

export interface ReturnFromPayment {
  readonly payment: ReturnParameter;
  /** What the provider calls this payment, where the operator lets it say so (decision 20). */
  readonly session: string | null;
  /** The address without the parameter, everything else untouched; null when there is nothing to remove. */
  readonly cleaned: string | null;
}

/** The form of a provider's id, which a placeholder that the provider did not fill in does not have. */
const sessionPattern = /^[\w-]{1,255}$/;

/**
 * What the address says about a payment (PG-05). The provider's id is removed together with the parameter. A value other than `success`
 * and `cancelled` means nothing, and is removed as well.
 */
export function readReturn(address: string): ReturnFromPayment {
  const payment = readParameter(address, 'payment');
  if (payment === null) return { payment: null, session: null, cleaned: null };
  const session = readParameter(address, 'session_id') ?? '';
  return {
    payment: payment === 'success' || payment === 'cancelled' ? payment : null,
    session: sessionPattern.test(session) ? session : null,
    cleaned: withoutParameters(address, ['payment', 'session_id']),
  };
}
