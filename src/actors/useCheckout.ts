import { useSelector } from '@xstate/react';
import { useActors } from './ActorsContext.tsx';
import { useLasting } from './useLasting.ts';

/** What is over sooner would only flash; milliseconds. */
const noticed = 300;

/** What the payment chart is at. Nothing can be bought or recovered before it rests. */
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
    noticed,
  );
  const recovering = useLasting(
    useSelector(payment, (state) => state.hasTag('recovering')),
    noticed,
  );
  if (opening) return { resting, words: 'Opening Payment' };
  if (checking) return { resting, words: 'Checking your payment…' };
  return { resting, words: recovering ? 'Looking for your credits…' : null };
}
