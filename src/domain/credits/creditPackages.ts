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

/** The pack that is always there; the operator may add others (`packages` of config.json). */
export const starterPack: CreditPackage = { id: 'starter', name: 'Starter Pack', credits: 10, price: 0.99 };

/** Credits that buying the pack brings: its own and the bonus (CRD-07). */
export function grantedCredits(pack: CreditPackage): number {
  return pack.credits + (pack.bonus ?? 0);
}
