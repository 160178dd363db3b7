/** A pack on sale (CRD-07). */
export interface CreditPackage {
  readonly id: string;
  readonly name: string;
  readonly credits: number;
  /** US dollars. */
  readonly price: number;
  /** Credits given on top. */
  readonly bonus?: number;
}

/** The only pack there is. */
export const starterPack: CreditPackage = { id: 'starter', name: 'Starter Pack', credits: 10, price: 0.99 };

export const creditPackages: readonly CreditPackage[] = [starterPack];

/** Credits that buying the pack brings: its own and the bonus (CRD-07). */
export function grantedCredits(pack: CreditPackage): number {
  return pack.credits + (pack.bonus ?? 0);
}

/** US dollars for one analysis; the page shows three decimals (BUY-01). */
export function pricePerFeedback(pack: CreditPackage): number {
  return pack.price / grantedCredits(pack);
}

/** The pack of that id, or undefined for one that is not on sale (BUY-06). */
export function findPackage(id: string): CreditPackage | undefined {
  return creditPackages.find((pack) => pack.id === id);
}
