import type { Ledger, LedgerOptions } from './ledger/createLedger.ts';
import { createLedger } from './ledger/createLedger.ts';
import { createPaymentPorts, type LedgerPaymentPorts, type PaymentPage } from './createPaymentPorts.ts';
import type { SiteConfig } from './defaultConfig.ts';

/** All that changes what is stored about credits and payments. */
export interface Billing {
  readonly ledger: Ledger;
  readonly payment: LedgerPaymentPorts;
}

/** To be called once a page, because the page's arrival is read here. */
export function createBilling(page: PaymentPage, config: SiteConfig, options: LedgerOptions): Billing {
  const ledger = createLedger(options);
  return { ledger, payment: createPaymentPorts(page, ledger, config) };
}
