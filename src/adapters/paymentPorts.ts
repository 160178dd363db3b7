import type { PaymentPorts } from '../../machines/billingPorts.ts';
import { findPackage } from '../domain/credits/creditPackages.ts';
import { checkPaymentLink } from '../domain/payment/checkPaymentLink.ts';
import { isPaymentReferrer } from '../domain/payment/isPaymentReferrer.ts';
import { unknownPackage } from '../domain/payment/paymentMessages.ts';
import { readReturn } from '../domain/payment/readReturn.ts';
import { nothingSoldMessages } from '../domain/payment/storageMessages.ts';
import type { Ledger } from './ledger/createLedger.ts';
import { reasonOf } from './storage/reasonOf.ts';
import type { SiteConfig } from './siteConfig.ts';

/** The page's address bar, history and life, as far as a payment is concerned. */
export type PaymentPage = Pick<
  Window,
  'location' | 'history' | 'addEventListener' | 'removeEventListener'
> & {
  readonly document: { readonly referrer: string };
  /** Neither is there in every browser. */
  readonly navigator: { readonly storage?: Partial<Pick<StorageManager, 'persist'>> };
};

/** Asks that bought credits are not thrown away when the device runs low. The answer changes nothing here. */
function askToPersist({ navigator }: PaymentPage): void {
  void navigator.storage?.persist?.().catch(() => false);
}

/** The purchase's outside world: the ledger, the address bar, the checkout's address. */
export function createPaymentPorts(
  page: PaymentPage,
  ledger: Ledger,
  { checkoutHost, paymentLinks }: Pick<SiteConfig, 'checkoutHost' | 'paymentLinks'>,
): PaymentPorts {
  // Coming back from the provider speaks for a payment, unless the provider said that there was none (decision 19).
  let referred = isPaymentReferrer(page.document.referrer, checkoutHost);
  return {
    async settle() {
      const { payment, cleaned } = readReturn(page.location.href);
      if (payment === 'cancelled') referred = false;
      const outcome = await ledger.settle(payment);
      if (outcome.kind === 'credited' || outcome.kind === 'recovered') askToPersist(page);
      // Last, and only once it is done: a page that crashed or failed before finds the parameter again.
      if (cleaned !== null && outcome.kind !== 'failed' && outcome.kind !== 'postponed')
        page.history.replaceState(page.history.state, '', cleaned);
      return outcome;
    },
    async open(packageId) {
      const pack = findPackage(packageId);
      if (!pack) return { ok: false, message: unknownPackage(packageId), kind: 'unknownPackage' };
      const link = checkPaymentLink(pack, paymentLinks, checkoutHost);
      if (!link.ok) return { ...link, kind: 'payment' };
      if (ledger.view().storage === 'blocked')
        return { ok: false, message: nothingSoldMessages.blocked, kind: 'payment' };
      try {
        await ledger.open(pack);
        return link;
      } catch (error) {
        const full = ledger.view().storage === 'full';
        return { ok: false, message: full ? nothingSoldMessages.full : reasonOf(error), kind: 'payment' };
      }
    },
    leave: (address) => page.location.assign(address),
    withdraw: () => ledger.withdraw(),
    recover: () => ledger.recover(referred),
    history: () => ledger.history(),
    watchReturn(listener) {
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener();
      };
      page.addEventListener('pageshow', onPageShow);
      return () => page.removeEventListener('pageshow', onPageShow);
    },
  };
}
