import { type CreditPackage, grantedCredits, starterPack } from './creditPackages.ts';

/** A pack in the visitor's terms. */
export interface PackOffer {
  /** Bonus included. */
  readonly credits: number;
  readonly price: string;
}

export const packOffer = (pack: CreditPackage): PackOffer => ({
  credits: grantedCredits(pack),
  price: `$${pack.price.toFixed(2)}`,
});

/** The pack that is always there. */
export const starterOffer = packOffer(starterPack);
