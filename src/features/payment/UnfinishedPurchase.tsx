import { useSelector } from '@xstate/react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { describeUnfinished } from '../../domain/payment/paymentMessages.ts';
import { useCheckout } from '../../actors/useCheckout.ts';

/** A purchase that was begun and not heard of again, with its way out; shown before another is bought (decision 18). */
export function UnfinishedPurchase() {
  const { credits, payment } = useActors();
  const age = useSelector(credits, ({ context }) => context.unfinished);
  const { resting } = useCheckout();
  if (age === null || !resting) return null;
  return (
    <Notice tone="warning" title={describeUnfinished(age)}>
      <p>
        If you paid for it, press{' '}
        <Button variant="link" onClick={() => payment.send({ type: 'recover' })}>
          Recover Credits
        </Button>
      </p>
    </Notice>
  );
}
