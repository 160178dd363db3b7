export type ReturnParameter = 'success' | 'cancelled' | null;

export interface ReturnFromPayment {
  readonly payment: ReturnParameter;
  /** What the provider calls this payment, where the operator lets it say so (decision 20). */
  readonly session: string | null;
  /** The address without the parameter, everything else untouched; null when there is nothing to remove. */
  readonly cleaned: string | null;
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** A provider's id; a placeholder that it did not fill in is none. */
const sessionPattern = /^[\w-]{1,255}$/;

const nameOf = (pair: string) => decode(pair.split('=', 1)[0] ?? '');
const valueOf = (pair: string) => (pair.includes('=') ? decode(pair.slice(pair.indexOf('=') + 1)) : '');

/**
 * What the address says about a payment (PG-05). Works on the text, since only that leaves the other parameters and
 * the hash exactly as they were; the provider's id goes with the parameter. A value that is neither of the two is removed
 * and means nothing.
 */
export function readReturn(address: string): ReturnFromPayment {
  const hashAt = address.indexOf('#');
  const beforeHash = hashAt < 0 ? address : address.slice(0, hashAt);
  const hash = hashAt < 0 ? '' : address.slice(hashAt);
  const queryAt = beforeHash.indexOf('?');
  if (queryAt < 0) return { payment: null, session: null, cleaned: null };

  const pairs = beforeHash.slice(queryAt + 1).split('&');
  const payment = pairs.find((pair) => nameOf(pair) === 'payment');
  if (payment === undefined) return { payment: null, session: null, cleaned: null };

  const session = pairs.find((pair) => nameOf(pair) === 'session_id');
  const named = session === undefined ? '' : valueOf(session);
  const others = pairs.filter((pair) => !['payment', 'session_id'].includes(nameOf(pair)));
  const query = others.length > 0 ? `?${others.join('&')}` : '';
  const value = valueOf(payment);
  return {
    payment: value === 'success' || value === 'cancelled' ? value : null,
    session: sessionPattern.test(named) ? named : null,
    cleaned: beforeHash.slice(0, queryAt) + query + hash,
  };
}
