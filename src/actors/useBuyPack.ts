import { useSelector } from '@xstate/react';
import { starterPack } from '../domain/credits/creditPackages.ts';
import { useActors } from './ActorsContext.tsx';
import { type CheckoutState, useCheckout } from './useCheckout.ts';

/** How a pack can be bought right now, as the payment chart knows it. */
export interface PackOnSale extends CheckoutState {
  /** A payment link is configured (BUY-02). */
  readonly linked: boolean;
  /** Goes to the checkout; to be called only where a payment link is configured. */
  readonly buy: () => void;
}

/** A pack (CRD-07), on sale through the payment chart. */
export function useBuyPack(packageId: string = starterPack.id): PackOnSale {
  const { payment } = useActors();
  const checkout = useCheckout();
  // While another pack's checkout is being opened, this pack's button is busy as well, but must not say that it opens.
  const isOther = useSelector(
    payment,
    (state) => state.hasTag('opening') && state.context.packageId !== packageId,
  );
  const linked = useSelector(payment, (state) => state.context.linkedPackages.includes(packageId));
  return {
    ...checkout,
    words: isOther ? null : checkout.words,
    linked,
    buy: () => payment.send({ type: 'buy', packageId }),
  };
}
