import { useSelector } from '@xstate/react';
import { useActors } from './ActorsContext.tsx';
import { useLasting } from '../hooks/useLasting.ts';

/** A state that ends sooner than this is not shown, because it would only flash. ms */
const showAfterMs = 300;

/** What the payment chart is doing. Nothing can be bought or recovered until it is idle. */
export interface CheckoutState {
  readonly resting: boolean;
  /** What a button says that has to wait; null while it may keep its own words. */
  readonly words: string | null;
}

export function useCheckout(): CheckoutState {
  const { payment } = useActors();
  const resting = useSelector(payment, ({ value }) => value.checkout === 'idle');
  const opening = useSelector(payment, (state) => state.hasTag('opening'));
  const checking = useLasting(
    useSelector(payment, (state) => state.hasTag('checking')),
    showAfterMs,
  );
  const recovering = useLasting(
    useSelector(payment, (state) => state.hasTag('recovering')),
    showAfterMs,
  );
  if (opening) return { resting, words: 'Opening Payment' };
  if (checking) return { resting, words: 'Checking your payment…' };
  return { resting, words: recovering ? 'Looking for your credits…' : null };
}
