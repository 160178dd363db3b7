import { starterPack } from '../../domain/credits/creditPackages.ts';
import { creditsLeft } from '../../domain/credits/creditsLeft.ts';
import type { Purchase } from '../../domain/credits/Purchase.ts';
import type { RecoveryOutcome, ReconciliationOutcome } from '../../domain/payment/paymentOutcomes.ts';
import { createPendingPayment, purchaseOf } from '../../domain/payment/PendingPayment.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { type Credited, isCounted, readCredited, unreported } from './credited.ts';
import { markReturned } from './creditPurchase.ts';
import { readJournal } from './journal.ts';
import { newestPurchase, newestUnderWay } from './purchasesUnderWay.ts';
import { readCheckouts, readCredits, readPending } from './records.ts';
import { recoverStored } from './recoverStored.ts';
import { addOnce } from './addOnce.ts';
import type { Load } from './Load.ts';
import { insteadOf, isByVisit, isUnsent } from './returnIds.ts';
import { unusedTimestamp } from './unusedTimestamp.ts';

/**
 * A return without a pending record (PAY-02): recovery first, and the starter package only if that failed. Recovery may put back
 * older credits (from their backup or the history), which is not the payment; then it goes on until it comes to the payment. If
 * recovery failed and a purchase is still under way, that purchase is added instead of the starter package. Otherwise a later
 * recovery would add it as well.
 */
function recoverOrAddStarter(storage: KeyValueStorage, returned: string, now: number): ReconciliationOutcome {
  let recovery: RecoveryOutcome;
  do recovery = recoverStored(storage, { returned, saidSuccess: true }, now);
  while (recovery.kind === 'creditsBackup' || recovery.kind === 'history');
  if (recovery.kind !== 'nothingFound' && recovery.kind !== 'failed')
    return { kind: 'recovered', recovery, balance: creditsLeft(readCredits(storage)) };
  // The failed addition could not be undone either. The next change finishes it from the journal, so that anything that was added here
  // would be a second addition for this return.
  if (recovery.kind === 'failed' && readJournal(storage) !== null)
    return { kind: 'failed', automatic: false, reason: recovery.reason };
  const purchase =
    newestUnderWay(storage) ?? purchaseOf(createPendingPayment(starterPack, unusedTimestamp(storage, now)));
  return addOnce(storage, purchase, returned, now);
}

/** Whether a return has reported the purchase. Entries of older versions and of receipts name no return, and count as not reported. */
const isReported = (credited: Credited, { id }: Purchase) => typeof credited.get(id) === 'string';

/**
 * Whether this is an earlier return seen again: reloaded, gone back to, or its address opened in a second tab. A return that the provider
 * is known to have sent counts as seen again only if its id was counted.
 */
function isSeenAgain(storage: KeyValueStorage, credited: Credited, { own, arrival }: Load): boolean {
  // The id is written to the tab when this program runs. If the visitor loads the page of a return again before that, it still has the id
  // of the tab's earlier return. So where the tab has begun a purchase that no return has reported, this is the return of that purchase.
  if (isCounted(credited, arrival.id))
    return own === null || isReported(credited, own) || !isByVisit(arrival.id);
  if (arrival.sent) return false;
  // If another return that the provider is not known to have sent was counted for this tab's purchase, one of the two is the address of the
  // other, opened in a second tab.
  if (own) return isUnsent(credited.get(own.id));
  // True where no purchase was begun since a return was counted. If `checkouts` was lost, the return that is noted with the newest purchase
  // tells this.
  const newest = newestPurchase(storage);
  return newest !== null && (readCheckouts(storage).returnedAt === newest || isByVisit(credited.get(newest)));
}

/**
 * A return that said success (PAY-01, PAY-02, PAY-09). It counts once, by its own identity, for one purchase that no other return has
 * reported: the one that this tab left for, else the pending one, else one that was credited before its return. Where there is none of
 * these, recovery looks for it.
 */
export function reconcileReturn(storage: KeyValueStorage, load: Load): ReconciliationOutcome {
  const { own, arrival, now } = load;
  const credited = readCredited(storage);
  const before = (): ReconciliationOutcome => ({
    kind: 'creditedBefore',
    balance: creditsLeft(readCredits(storage)),
  });
  if (isSeenAgain(storage, credited, load)) return before();

  // If the return counts for the purchase of another tab, the return of that tab has to count as well.
  const by = own && isReported(credited, own) ? insteadOf(arrival.id) : arrival.id;
  const countFor = (id: string) => {
    markReturned(storage, id, by);
    return before();
  };

  const known = [own, readPending(storage)].find(
    (purchase) => purchase !== null && !isReported(credited, purchase),
  );
  if (known && !credited.has(known.id)) return addOnce(storage, known, by, now);
  if (known) return countFor(known.id);
  const creditedEarly = unreported(credited);
  if (creditedEarly !== null && !newestUnderWay(storage)) return countFor(creditedEarly);
  return recoverOrAddStarter(storage, by, now);
}
