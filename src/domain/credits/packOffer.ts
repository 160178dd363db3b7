import { type CreditPackage, grantedCredits, pricePerFeedback, starterPack } from './creditPackages.ts';

/** A pack in the visitor's terms. */
export interface PackOffer {
  readonly packageId: string;
  /** Bonus included. */
  readonly credits: number;
  readonly price: string;
  /** With three decimals (BUY-01). */
  readonly pricePerFeedback: string;
}

export const packOffer = (pack: CreditPackage): PackOffer => ({
  packageId: pack.id,
  credits: grantedCredits(pack),
  price: `$${pack.price.toFixed(2)}`,
  pricePerFeedback: `$${pricePerFeedback(pack).toFixed(3)}`,
});

/** The pack that is always there. */
export const starterOffer = packOffer(starterPack);
