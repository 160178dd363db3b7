import { useSelector } from '@xstate/react';
import { useActors } from './ActorsContext.tsx';
import { useLasting } from '../hooks/useLasting.ts';

/** A state that ends sooner than this is not shown, because it would only flash. ms */
const showAfterMs = 300;

/** What the payment chart is doing. */
export interface CheckoutState {
  /** Whether a press is taken: at rest, and once while the load is reconciled, which answers it afterwards. */
  readonly ready: boolean;
  /** What the visitor waits for; null at rest, and as long as it would only flash. */
  readonly words: string | null;
}

export function useCheckout(): CheckoutState {
  const { payment } = useActors();
  const ready = useSelector(payment, (state) => state.can({ type: 'recover' }));
  const opening = useSelector(payment, (state) => state.hasTag('opening'));
  const checking = useLasting(
    useSelector(payment, (state) => state.hasTag('checking')),
    showAfterMs,
  );
  const recovering = useLasting(
    useSelector(payment, (state) => state.hasTag('recovering')),
    showAfterMs,
  );
  if (opening) return { ready, words: 'Opening Payment' };
  if (checking) return { ready, words: 'Checking your payment…' };
  return { ready, words: recovering ? 'Looking for your credits…' : null };
}
