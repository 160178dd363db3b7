import { type CreditPackage, grantedCredits } from './creditPackages.ts';

/** US dollars for one analysis; the page shows three decimals (BUY-01). */
export function pricePerFeedback(pack: CreditPackage): number {
  return pack.price / grantedCredits(pack);
}
