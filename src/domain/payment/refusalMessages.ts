import type { CreditPackage } from '../credits/creditPackages.ts';

/** An id that is not on sale: the ids that are (BUY-06). */
export function unknownPackage(id: string, packages: readonly CreditPackage[]): string {
  return `Unknown package: ${id}. Available packages: ${packages.map((pack) => pack.id).join(', ')}`;
}

/** Why nothing is bought or recovered: a purchase was cancelled, and its records could not be removed. */
export const notCancelled = 'The cancelled purchase could not be removed.';
