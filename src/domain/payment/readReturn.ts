export type ReturnParameter = 'success' | 'cancelled' | null;

export interface ReturnFromPayment {
  readonly payment: ReturnParameter;
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

const nameOf = (pair: string) => decode(pair.split('=', 1)[0] ?? '');
const valueOf = (pair: string) => decode(pair.slice(pair.indexOf('=') + 1));

/**
 * What the address says about a payment (PG-05). Works on the text, since only that leaves the other parameters and
 * the hash exactly as they were. A value that is neither of the two is removed and means nothing.
 */
export function readReturn(address: string): ReturnFromPayment {
  const hashAt = address.indexOf('#');
  const beforeHash = hashAt < 0 ? address : address.slice(0, hashAt);
  const hash = hashAt < 0 ? '' : address.slice(hashAt);
  const queryAt = beforeHash.indexOf('?');
  if (queryAt < 0) return { payment: null, cleaned: null };

  const pairs = beforeHash.slice(queryAt + 1).split('&');
  const payment = pairs.find((pair) => nameOf(pair) === 'payment');
  if (payment === undefined) return { payment: null, cleaned: null };

  const others = pairs.filter((pair) => nameOf(pair) !== 'payment');
  const query = others.length > 0 ? `?${others.join('&')}` : '';
  const value = valueOf(payment);
  return {
    payment: value === 'success' || value === 'cancelled' ? value : null,
    cleaned: beforeHash.slice(0, queryAt) + query + hash,
  };
}
