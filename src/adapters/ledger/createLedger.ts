import type { CreditsView } from '../../../machines/billingPorts.ts';
import type { CreditPackage } from '../../domain/credits/creditPackages.ts';
import type { PurchaseRecord } from '../../domain/credits/PurchaseRecord.ts';
import type { RecoveryOutcome, ReconciliationOutcome } from '../../domain/payment/paymentOutcomes.ts';
import type { ReturnParameter } from '../../domain/payment/readReturn.ts';
import type { Changes } from '../createChanges.ts';
import type { Clock } from '../clock.ts';
import type { CreditsLock } from '../lock/CreditsLock.ts';
import type { StorageInUse } from '../storage/openBrowserStorage.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import type { TabMemory } from '../createTabMemory.ts';
import { finishJournal } from './finishJournal.ts';
import { openPurchase } from './openPurchase.ts';
import { createViewReader } from './createViewReader.ts';
import { reasonOf } from '../storage/reasonOf.ts';
import { recoverStored } from './recoverStored.ts';
import { ensureCredits } from './repairCredits.ts';
import { isCounted, readCredited } from './credited.ts';
import type { Arrival } from './Load.ts';
import { failedLoad } from './failedLoad.ts';
import { reconcileStored } from './reconcileStored.ts';
import { spendStored } from './spendStored.ts';
import { withdrawPayment } from './withdrawPayment.ts';

export interface LedgerOptions {
  readonly storage: StorageInUse;
  readonly tab: TabMemory;
  readonly lock: CreditsLock;
  readonly clock: Pick<Clock, 'now' | 'localDay'>;
  readonly changes: Pick<Changes, 'announce'>;
}

/**
 * The credits of this browser. Every change is made under the lock, is done whole or not at all, and is announced to all tabs.
 * Aborting a signal before the lock is held means that nothing is changed; after that it has no effect.
 */
export interface Ledger {
  /** What is there now. Never throws: where storage does, it returns what was read last. */
  view(): CreditsView;
  /** Takes one credit. False when none is left or when it could not be written down (CRD-08). */
  spend(signal: AbortSignal): Promise<boolean>;
  /** `payment` is what the address said, `arrival` identifies the return. The same return counts once. */
  reconcile(signal: AbortSignal, payment: ReturnParameter, arrival: Arrival): Promise<ReconciliationOutcome>;
  /**
   * Resolves with the purchase's id. Rejects if the purchase cannot be written down; nothing of it is stored then.
   *
   * @param unvisited the id of an earlier purchase that nobody can have paid. It is called off, or recovery would pay it out.
   */
  open(signal: AbortSignal, pack: CreditPackage, unvisited: string | null): Promise<string>;
  /** Takes back what `open` wrote. */
  withdraw(signal: AbortSignal): Promise<void>;
  /** Makes a change for a part of the program that is fetched on demand, under the lock like every other. */
  change<T>(signal: AbortSignal, work: (storage: KeyValueStorage, now: number) => T): Promise<T>;
  /**
   * `evidence` is the id of the arrival that shows that a payment was made, though it did not say success, if there is one. It is paid out
   * once.
   */
  recover(signal: AbortSignal, evidence: string | null): Promise<RecoveryOutcome>;
}

export function createLedger({ storage, tab, lock, clock, changes }: LedgerOptions): Ledger {
  const view = createViewReader(storage, clock);

  /**
   * Makes one change, after finishing what a crash left half done. Resolves once the lock is released. It is announced as soon as it is
   * made, and once more after the release: also where it failed, and because another tab may have been told before it saw the writes. The
   * work gets the purchase whose addition was finished, if there is one to tell of.
   */
  const changeUntilReleased = <T>(
    work: (finished: PurchaseRecord | null) => T,
    signal?: AbortSignal,
  ): Promise<T> =>
    lock
      .run(() => {
        const result = work(finishJournal(storage));
        changes.announce();
        return result;
      }, signal)
      .finally(() => changes.announce());

  /**
   * Makes one change. It resolves after the last write and does not wait for the lock to be released, which may take longer
   * than the time limit of the change.
   */
  const change = <T>(work: (finished: PurchaseRecord | null) => T, signal?: AbortSignal): Promise<T> =>
    new Promise((resolve, reject) => {
      changeUntilReleased((finished) => resolve(work(finished)), signal).catch(reject);
    });

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

    async reconcile(signal, payment, arrival) {
      const own = payment === 'cancelled' ? tab.recallLast() : tab.recall();
      let outcome: ReconciliationOutcome;
      try {
        outcome = await change(
          (finished) => reconcileStored(storage, { payment, own, arrival, now: clock.now() }, finished),
          signal,
        );
      } catch (error) {
        outcome = failedLoad(payment, error);
      }
      // A purchase that was cancelled is not forgotten: if the page ends before its address is cleaned, the next load cancels the same
      // one again, and not that of another tab.
      if (payment === 'success' && outcome.kind !== 'failed') tab.report();
      return outcome;
    },

    async open(signal, pack, unvisited) {
      // With the lock released: a page that is left with a lock held is discarded from the back-forward cache as soon
      // as another tab asks for that lock.
      const id = await changeUntilReleased(() => {
        ensureCredits(storage);
        if (unvisited !== null) withdrawPayment(storage, unvisited);
        return openPurchase(storage, tab, pack, clock.now());
      }, signal);
      if (!signal.aborted) return id;
      // The release came too late: the visitor has been told that nothing was bought, and may be buying something else.
      await change(() => withdrawPayment(storage, id));
      if (tab.recall()?.id === id) tab.forget();
      throw signal.reason;
    },

    async withdraw(signal) {
      const own = tab.recall();
      await change(() => withdrawPayment(storage, own?.id ?? null), signal);
      tab.forget();
    },

    change: (signal, work) => change(() => work(storage, clock.now()), signal),

    async recover(signal, evidence) {
      const own = tab.recall();
      try {
        return await change((finished) => {
          const credited = readCredited(storage);
          // A tab that left for a checkout came back from that one, whose purchase another tab may have reported.
          const isCredited = own !== null && credited.has(own.id);
          const isUsed = isCredited || evidence === null || isCounted(credited, evidence);
          const unused = isUsed ? null : { returned: evidence, saidSuccess: false };
          const outcome = recoverStored(storage, unused, clock.now());
          return outcome.kind === 'nothingFound' && finished
            ? { kind: 'pending', credits: finished.credits }
            : outcome;
        }, signal);
      } catch (error) {
        return { kind: 'failed', reason: reasonOf(error) };
      }
    },
  };
}
