import type { CreditPackage } from '../credits/creditPackages.ts';
import { linkOf, type PaymentLinks } from './hasPaymentLink.ts';

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

/** The package's checkout address, or why there is none, in the specification's words (BUY-05). */
export function checkPaymentLink(
  pack: Pick<CreditPackage, 'id' | 'name'>,
  links: PaymentLinks,
  checkoutHost: string,
): CheckedLink {
  const address = linkOf(pack, links);
  return leadsToCheckout(address, checkoutHost)
    ? { ok: true, address }
    : {
        ok: false,
        message: `Payment link not configured for ${pack.name}. Please create valid payment links in your payment provider's dashboard.`,
      };
}
