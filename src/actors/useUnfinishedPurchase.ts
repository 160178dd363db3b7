import { useSelector } from '@xstate/react';
import { useActors } from './ActorsContext.tsx';
import { useCheckout } from './useCheckout.ts';

/** The purchase to be finished, as long as the checkout rests: how long ago it was begun (ms, or null), and the way out. */
export function useUnfinishedPurchase() {
  const { credits, payment } = useActors();
  const age = useSelector(credits, ({ context }) => context.unfinished);
  const { resting } = useCheckout();
  return { age: resting ? age : null, onRecover: () => payment.send({ type: 'recover' }) };
}
