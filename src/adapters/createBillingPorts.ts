import type { ConsentPorts, CreditsViewPorts, PaymentPorts } from '../../machines/billingPorts.ts';
import type { CreditPorts } from '../../machines/ports.ts';
import { canAnalyze } from '../domain/credits/canAnalyze.ts';
import { readReturn } from '../domain/payment/readReturn.ts';
import { hasPaymentLink } from '../domain/payment/hasPaymentLink.ts';
import { readAdminFlag } from './readAdminFlag.ts';
import { createChanges } from './createChanges.ts';
import { clock, type Clock } from './clock.ts';
import { createConsentStore } from './createConsentStore.ts';
import { fetchedBilling } from './fetchedBilling.ts';
import type { Ledger } from './ledger/createLedger.ts';
import { createViewReader } from './ledger/createViewReader.ts';
import { openCreditsLock } from './lock/openCreditsLock.ts';
import type { SiteConfig } from './defaultConfig.ts';
import { openBrowserStorage } from './storage/openBrowserStorage.ts';
import { dumpStorage } from './storage/dumpStorage.ts';
import { createTabMemory } from './createTabMemory.ts';

/** All that concerns credits, payment and consent, ready to be plugged into the charts. */
export interface BillingPorts {
  readonly credits: CreditPorts;
  readonly creditsView: CreditsViewPorts;
  readonly payment: PaymentPorts;
  readonly consent: ConsentPorts;
  /** Ids of the packages that can be bought; the others are "Coming Soon" (BUY-02). */
  readonly linkedPackages: readonly string[];
  /** Whether the address or storage shows a payment that has to be reconciled (PAY-01 to PAY-04). */
  readonly awaitsPayment: boolean;
  readonly clock: Clock;
  readonly ledger: Pick<Ledger, 'change' | 'view'>;
  /** Fetches the code that takes a credit, so that a rating needs no connection. Rejects if it cannot be loaded. */
  readonly prepare: () => Promise<unknown>;
  isAdmin(): boolean;
  dumpStorage(): void;
}

export function createBillingPorts({
  page,
  config,
}: {
  readonly page: Window & typeof globalThis;
  readonly config: SiteConfig;
}): BillingPorts {
  const storage = openBrowserStorage(page);
  const changes = createChanges(page);
  const lock = openCreditsLock(page.navigator.locks, storage);
  page.addEventListener('pagehide', () => lock.release?.());
  const view = createViewReader(storage, clock);
  const { prepare, ledger, payment } = fetchedBilling(page, config, {
    storage,
    tab: createTabMemory(page),
    lock,
    clock,
    changes,
  });
  return {
    credits: {
      canAnalyze: () => canAnalyze(view().record).allowed,
      spend: (signal) => ledger.spend(signal),
    },
    creditsView: {
      read: view,
      watch: (listener) => changes.subscribe(() => listener(view())),
    },
    payment: {
      ...payment,
      leave: (address) => {
        // Firefox decides whether it keeps the page for the way back before the page hears `pagehide`.
        lock.release?.();
        page.location.assign(address);
      },
      history: async () => view().purchases,
      watchReturn: (listener) => watchReturn(page, listener),
    },
    consent: createConsentStore(storage, changes),
    linkedPackages: config.packages
      .filter((pack) => hasPaymentLink(pack, config.paymentLinks))
      .map((pack) => pack.id),
    awaitsPayment: readReturn(page.location.href).payment !== null || view().pending,
    clock,
    prepare,
    ledger: { change: ledger.change, view },
    isAdmin: () => readAdminFlag(page.location.search, storage),
    dumpStorage: () => dumpStorage(page),
  };
}

/**
 * Calls back when the page returns from the back-forward cache, and when the visitor goes back within the page, as closing a dialog does.
 * Going back cancels a navigation that is under way, for example to the checkout: the visitor then stays on this page. Returns the way to
 * stop.
 */
function watchReturn(page: Window, listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  page.addEventListener('pageshow', onPageShow);
  page.addEventListener('popstate', listener);
  return () => {
    page.removeEventListener('pageshow', onPageShow);
    page.removeEventListener('popstate', listener);
  };
}
