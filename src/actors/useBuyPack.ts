import { useSelector } from '@xstate/react';
import { starterOffer } from '../domain/credits/packOffer.ts';
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
export function useBuyPack(packageId: string = starterOffer.packageId): PackOnSale {
  const { payment } = useActors();
  const checkout = useCheckout();
  const linked = useSelector(payment, (state) => state.context.linkedPackages.includes(packageId));
  return { ...checkout, linked, buy: () => payment.send({ type: 'buy', packageId }) };
}
