import type { CreditsView } from '../../../machines/billingPorts.ts';
import type { CreditPackage } from '../../domain/credits/creditPackages.ts';
import type { PurchaseRecord } from '../../domain/credits/PurchaseRecord.ts';
import type { RecoveryOutcome, SettleOutcome } from '../../domain/payment/paymentOutcomes.ts';
import { purchaseIdOf } from '../../domain/payment/PendingPayment.ts';
import type { ReturnParameter } from '../../domain/payment/readReturn.ts';
import type { Changes } from '../changes.ts';
import type { Clock } from '../clock.ts';
import type { CreditsLock } from '../lock/CreditsLock.ts';
import type { StorageInUse } from '../storage/browserStorage.ts';
import type { TabMemory } from '../tabMemory.ts';
import { finishJournal } from './finishJournal.ts';
import { openPurchase } from './openPurchase.ts';
import { createPageMemory } from './pageMemory.ts';
import { createViewReader } from './readView.ts';
import { reasonOf } from '../storage/reasonOf.ts';
import { recoverStored } from './recoverStored.ts';
import { ensureCredits } from './repairCredits.ts';
import { failedLoad, settleStored } from './settleStored.ts';
import { spendStored } from './spendStored.ts';
import { withdrawPayment } from './withdrawPayment.ts';

export interface LedgerOptions {
  readonly storage: StorageInUse;
  readonly tab: TabMemory;
  readonly lock: CreditsLock;
  readonly clock: Pick<Clock, 'now' | 'localDay'>;
  readonly changes: Pick<Changes, 'announce'>;
}

/** The credits of this browser: every change under the lock, nothing half done, news to all tabs. */
export interface Ledger {
  /** What is there now. Never throws: where storage does, what was seen last. */
  view(): CreditsView;
  /** Takes one credit. False when none is left or when it could not be written down (CRD-08). */
  spend(signal?: AbortSignal): Promise<boolean>;
  /** `payment` is what the address said; it counts once. */
  settle(payment: ReturnParameter): Promise<SettleOutcome>;
  /** Rejects, with nothing left behind, when the purchase cannot be written down. */
  open(pack: CreditPackage): Promise<void>;
  /** Takes back what `open` wrote. */
  withdraw(): Promise<void>;
  /** `referred`: the page was reached from the payment provider. */
  recover(referred: boolean): Promise<RecoveryOutcome>;
  history(): Promise<readonly PurchaseRecord[]>;
}

export function createLedger({ storage, tab, lock, clock, changes }: LedgerOptions): Ledger {
  const memory = createPageMemory(storage);
  const view = createViewReader(storage, memory, clock);
  /** The address said payment=success, and no purchase was credited for it yet. */
  let paymentSeen = false;
  /** A sign of payment is paid for once per page load (decision 20). */
  let signsAreSpent = false;

  /** One change: what a crash left is finished first, what a clearing took is put back. */
  async function change<T>(work: () => T, signal?: AbortSignal): Promise<T> {
    try {
      return await lock.run(() => {
        finishJournal(storage);
        memory.restore();
        return work();
      }, signal);
    } finally {
      memory.remember();
      changes.announce();
    }
  }

  return {
    view,

    async spend(signal) {
      try {
        return await change(() => {
          ensureCredits(storage);
          return spendStored(storage, clock.now(), clock.localDay());
        }, signal);
      } catch (error) {
        console.warn('No credit was spent:', reasonOf(error));
        return false;
      }
    },

    async settle(payment) {
      const own = payment === null ? null : tab.recall();
      let outcome: SettleOutcome;
      try {
        outcome = await change(() => settleStored(storage, { payment, own, now: clock.now() }));
      } catch (error) {
        outcome = failedLoad(payment, error);
      }
      if (payment !== null && outcome.kind !== 'failed' && outcome.kind !== 'postponed') tab.forget();
      signsAreSpent = outcome.kind === 'credited' || outcome.kind === 'creditedBefore';
      paymentSeen = payment === 'success';
      if (outcome.kind === 'recovered') signsAreSpent = isPurchase(outcome.recovery);
      return outcome;
    },

    async open(pack) {
      await change(() => {
        ensureCredits(storage);
        openPurchase(storage, tab, pack, clock.now());
      });
    },

    async withdraw() {
      const own = tab.recall();
      await change(() => withdrawPayment(storage, own && purchaseIdOf(own)));
      tab.forget();
    },

    async recover(referred) {
      const signOfPayment = (paymentSeen || referred) && !signsAreSpent;
      try {
        const outcome = await change(() => recoverStored(storage, signOfPayment, clock.now()));
        if (isPurchase(outcome)) signsAreSpent = true;
        return outcome;
      } catch (error) {
        return { kind: 'failed', reason: reasonOf(error) };
      }
    },

    async history() {
      return view().purchases;
    },
  };
}

/** Whether a recovery paid a payment out, rather than putting back what there was. */
function isPurchase({ kind }: RecoveryOutcome): boolean {
  return kind === 'pending' || kind === 'paymentBackup' || kind === 'fallback';
}
