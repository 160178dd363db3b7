import { connectionLost } from '../domain/payment/paymentMessages.ts';
import { isPaymentReferrer } from '../domain/payment/isPaymentReferrer.ts';
import { readReturn } from '../domain/payment/readReturn.ts';
import { loadProgram } from '../loadProgram.ts';
import type { Billing } from './createBilling.ts';
import { failedLoad } from './ledger/failedLoad.ts';
import { isSettled } from './ledger/isSettled.ts';
import type { Ledger, LedgerOptions } from './ledger/createLedger.ts';
import type { SiteConfig } from './defaultConfig.ts';
import type { LedgerPaymentPorts } from './createPaymentPorts.ts';

/** The ports that change credits and payments. The page shows both before the code behind these ports is fetched. */
export interface FetchedBilling {
  /** Fetches that code. Rejects with a `FailureError` of the kind `programNotLoaded` if it cannot be loaded. */
  readonly prepare: () => Promise<unknown>;
  readonly ledger: Pick<Ledger, 'spend' | 'change'>;
  readonly payment: LedgerPaymentPorts;
}

/**
 * The code that reads the credits is loaded with the charts. The code that changes them is fetched for the first change, or when a photo
 * is about to be rated. If it cannot be loaded, nothing is changed, and the next change tries again.
 */
export function fetchedBilling(
  page: Window & typeof globalThis,
  config: SiteConfig,
  options: LedgerOptions,
): FetchedBilling {
  // Where the provider sent the visitor, the code is fetched in any case: it writes the arrival down, so that a duplicate of this tab is
  // recognized as the same return.
  const isReferred = isPaymentReferrer(page.document.referrer, config.checkoutHost);
  let billing: Promise<Billing> | null = null;
  const prepare = (): Promise<Billing> => {
    billing ??= loadProgram(() => import('./createBilling.ts')).then(
      ({ createBilling }) => createBilling(page, config, options),
      (error: unknown) => {
        billing = null;
        console.warn('Credits cannot be changed:', error);
        throw error;
      },
    );
    return billing;
  };
  const load = (): Promise<Billing> =>
    prepare().catch((cause: unknown) => {
      throw new Error(connectionLost, { cause });
    });
  return {
    prepare,
    ledger: {
      spend: async (signal) => (await load()).ledger.spend(signal),
      change: async (signal, work) => (await load()).ledger.change(signal, work),
    },
    payment: {
      async reconcile(signal) {
        const { payment: returned, cleaned } = readReturn(page.location.href);
        if (cleaned === null && !isReferred && isSettled(options.storage)) return { kind: 'nothing' };
        return load().then(
          ({ payment }) => payment.reconcile(signal),
          (error: unknown) => failedLoad(returned, error),
        );
      },
      open: (signal, packageId) =>
        load().then(
          ({ payment }) => payment.open(signal, packageId),
          () => ({ ok: false, kind: 'payment', message: connectionLost }),
        ),
      withdraw: async (signal) => (await load()).payment.withdraw(signal),
      recover: async (signal) => (await load()).payment.recover(signal),
    },
  };
}
