import { useSelector } from '@xstate/react';
import { useActors } from './ActorsContext.tsx';
import { useLasting } from '../hooks/useLasting.ts';

/** A state that ends sooner than this is not shown, because it would only flash. ms */
const showAfterMs = 300;

/** What the payment chart is doing. */
export interface CheckoutState {
  /** Whether a press is accepted: at rest, and once while the load is being reconciled; that press is answered afterwards. */
  readonly ready: boolean;
  /** What the visitor waits for; null at rest, and as long as it would only flash. */
  readonly words: string | null;
}

export function useCheckout(): CheckoutState {
  const { payment } = useActors();
  const ready = useSelector(payment, (state) => state.can({ type: 'recover' }));
  const opening = useSelector(payment, (state) => state.hasTag('opening'));
  const words = useSelector(payment, (state) => {
    if (state.hasTag('checking')) return 'Checking your payment…';
    return state.hasTag('recovering') ? 'Looking for your credits…' : null;
  });
  const lasts = useLasting(words !== null, showAfterMs);
  return { ready, words: opening ? 'Opening Payment' : lasts ? words : null };
}
