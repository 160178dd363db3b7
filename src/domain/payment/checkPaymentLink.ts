import type { CreditPackage } from '../credits/creditPackages.ts';

/** Configured addresses of the hosted checkout, by package id. */
export type PaymentLinks = Readonly<Record<string, string>>;

export type CheckedLink =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly message: string };

const withoutScheme = (address: string) => address.replace(/^https?:\/\//i, '');

/** Written plainly, so that no address can pass for the visitor's own machine. */
const isOwnMachine = (link: string) =>
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?([/?#]|$)/i.test(link);

/**
 * Whether a link leads to the checkout: a secure web address whose host and path begin with the checkout host, as in
 * `buy.stripe.com` (BUY-05). Containing the host anywhere else would let `https://elsewhere.test/?buy.stripe.com` pass.
 */
function leadsToCheckout(link: string, checkoutHost: string): boolean {
  if (!/^https:\/\//i.test(link) && !isOwnMachine(link)) return false;
  const wanted = withoutScheme(checkoutHost.trim()).replace(/\/+$/, '').toLowerCase();
  const target = withoutScheme(link).toLowerCase();
  return wanted !== '' && target.startsWith(wanted) && /^([/?#]|$)/.test(target.slice(wanted.length));
}

const configuredLink = (pack: Pick<CreditPackage, 'id'>, links: PaymentLinks): string =>
  Object.hasOwn(links, pack.id) ? (links[pack.id]?.trim() ?? '') : '';

/** Whether the package is for sale at all; without a link it is "Coming Soon" (BUY-02). A wrong link fails on buying (BUY-05). */
export function hasPaymentLink(pack: Pick<CreditPackage, 'id'>, links: PaymentLinks): boolean {
  return configuredLink(pack, links) !== '';
}

/** The package's checkout address, or why there is none, in the specification's words (BUY-05). */
export function checkPaymentLink(
  pack: Pick<CreditPackage, 'id' | 'name'>,
  links: PaymentLinks,
  checkoutHost: string,
): CheckedLink {
  const address = configuredLink(pack, links);
  return leadsToCheckout(address, checkoutHost)
    ? { ok: true, address }
    : {
        ok: false,
        message: `Payment link not configured for ${pack.name}. Please create valid payment links in your payment provider's dashboard.`,
      };
}
