import { grantedCredits, pricePerFeedback, starterPack } from './creditPackages.ts';

/** The pack on sale in the visitor's terms: the price of one feedback has three decimals (BUY-01). */
export const starterOffer = {
  packageId: starterPack.id,
  credits: grantedCredits(starterPack),
  price: `$${starterPack.price.toFixed(2)}`,
  pricePerFeedback: `$${pricePerFeedback(starterPack).toFixed(3)}`,
} as const;
