import type { CreditPackage } from '../credits/creditPackages.ts';

/** Configured addresses of the hosted checkout, by package id. */
export type PaymentLinks = Readonly<Record<string, string>>;

/** The link as it is configured; empty where there is none. */
export const linkOf = (pack: Pick<CreditPackage, 'id'>, links: PaymentLinks): string =>
  Object.hasOwn(links, pack.id) ? (links[pack.id]?.trim() ?? '') : '';

/** Whether the package is for sale at all; without a link it is "Coming Soon" (BUY-02). A wrong link fails on buying (BUY-05). */
export function hasPaymentLink(pack: Pick<CreditPackage, 'id'>, links: PaymentLinks): boolean {
  return linkOf(pack, links) !== '';
}
