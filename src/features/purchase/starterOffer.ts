import { starterPack } from '../../domain/credits/creditPackages.ts';

const dollars = (amount: number, decimals: number) => `$${amount.toFixed(decimals)}`;

/** The pack on sale in the visitor's terms: the price of one feedback has three decimals (BUY-01). */
export const starterOffer = {
  packageId: starterPack.id,
  credits: starterPack.credits + (starterPack.bonus ?? 0),
  price: dollars(starterPack.price, 2),
  pricePerFeedback: dollars(starterPack.price / (starterPack.credits + (starterPack.bonus ?? 0)), 3),
} as const;
