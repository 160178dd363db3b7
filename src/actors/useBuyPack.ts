import { useSelector } from '@xstate/react';
import { useActors } from './ActorsContext.tsx';
import { starterOffer } from '../domain/credits/starterOffer.ts';

/** How the pack can be bought right now, as the payment chart knows it. */
export interface PackOnSale {
  /** A payment link is configured (BUY-02). */
  readonly linked: boolean;
  /** The checkout is being opened. */
  readonly opening: boolean;
  /** Goes to the checkout; to be called only where a payment link is configured. */
  readonly buy: () => void;
}

/** The one pack there is (CRD-07), on sale through the payment chart. */
export function useBuyPack(): PackOnSale {
  const { payment } = useActors();
  const { packageId } = starterOffer;
  const opening = useSelector(payment, (state) => state.hasTag('busy'));
  const linked = useSelector(payment, (state) => state.context.linkedPackages.includes(packageId));
  return {
    linked,
    opening,
    buy: () => payment.send({ type: 'buy', packageId }),
  };
}
