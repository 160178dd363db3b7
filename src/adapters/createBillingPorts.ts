import type { ConsentPorts, CreditsViewPorts, PaymentPorts } from '../../machines/billingPorts.ts';
import type { CreditPorts } from '../../machines/ports.ts';
import { canAnalyze } from '../domain/credits/canAnalyze.ts';
import { readReturn } from '../domain/payment/readReturn.ts';
import { hasPaymentLink } from '../domain/payment/checkPaymentLink.ts';
import { readAdminFlag } from './adminFlag.ts';
import { createChanges } from './changes.ts';
import { clock, type Clock } from './clock.ts';
import { createConsentStore } from './consentStore.ts';
import { createLedger, type Ledger } from './ledger/createLedger.ts';
import { openCreditsLock } from './lock/openCreditsLock.ts';
import { createPaymentPorts } from './paymentPorts.ts';
import type { SiteConfig } from './siteConfig.ts';
import { openBrowserStorage } from './storage/browserStorage.ts';
import { dumpStorage } from './storage/dumpStorage.ts';
import { createTabMemory } from './tabMemory.ts';

/** All that concerns credits, payment and consent, ready to be plugged into the charts. */
export interface BillingPorts {
  readonly credits: CreditPorts;
  readonly creditsView: CreditsViewPorts;
  readonly payment: PaymentPorts;
  readonly consent: ConsentPorts;
  /** Ids of the packages that can be bought; the others are "Coming Soon" (BUY-02). */
  readonly linkedPackages: readonly string[];
  /** Whether the address or storage speaks of a payment that has to be reconciled (PAY-01 to PAY-04). */
  readonly awaitsPayment: boolean;
  readonly clock: Clock;
  readonly ledger: Ledger;
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
  const ledger = createLedger({
    storage,
    tab: createTabMemory(page),
    lock,
    clock,
    changes,
  });
  return {
    credits: {
      canAnalyze: () => canAnalyze(ledger.view().record).allowed,
      spend: (signal) => ledger.spend(signal),
    },
    creditsView: {
      read: () => ledger.view(),
      watch: (listener) => changes.subscribe(() => listener(ledger.view())),
    },
    payment: createPaymentPorts(page, ledger, config),
    consent: createConsentStore(storage, changes),
    linkedPackages: config.packages
      .filter((pack) => hasPaymentLink(pack, config.paymentLinks))
      .map((pack) => pack.id),
    awaitsPayment: readReturn(page.location.href).payment !== null || ledger.view().pending,
    clock,
    ledger,
    isAdmin: () => readAdminFlag(page.location.search, storage),
    dumpStorage: () => dumpStorage(page),
  };
}
