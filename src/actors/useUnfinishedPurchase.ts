import { useSelector } from '@xstate/react';
import { useActors } from './ActorsContext.tsx';
import { useCheckout } from './useCheckout.ts';

/**
 * The purchase that is still to be finished: how long ago it was begun (ms), and what recovers it. The age is null without such
 * a purchase, and while the payment chart is busy.
 */
export function useUnfinishedPurchase() {
  const { credits, payment } = useActors();
  const age = useSelector(credits, ({ context }) => context.unfinished);
  const { resting } = useCheckout();
  return { age: resting ? age : null, onRecover: () => payment.send({ type: 'recover' }) };
}
