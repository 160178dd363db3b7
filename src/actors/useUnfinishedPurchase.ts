import { useSelector } from '@xstate/react';
import { useActors } from './ActorsContext.tsx';

/**
 * The purchase that is still to be finished: how long ago it was begun (ms), and what recovers it. The age is null without such
 * a purchase, and while the payment chart is busy.
 */
export function useUnfinishedPurchase() {
  const { credits, payment } = useActors();
  const age = useSelector(credits, ({ context }) => context.unfinished);
  const resting = useSelector(payment, ({ value }) => value.checkout === 'idle');
  return { age: resting ? age : null, onRecover: () => payment.send({ type: 'recover' }) };
}
