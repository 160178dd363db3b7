import { grantedCredits, starterPack } from '../../domain/credits/creditPackages.ts';
import { creditsLeft } from '../../domain/credits/creditsLeft.ts';
import type { RecoveryOutcome, ReconciliationOutcome } from '../../domain/payment/paymentOutcomes.ts';
import { purchaseIdOf } from '../../domain/payment/PendingPayment.ts';
import { creditable } from '../../domain/payment/planRecovery.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { type Credited, insteadOf, isCounted, readCredited, unreported } from './credited.ts';
import { markReturned } from './creditPurchase.ts';
import { readJournal } from './journal.ts';
import { newestPurchase } from './newestPurchase.ts';
import { newestUnderWay } from './newestUnderWay.ts';
import { readCheckouts, readCredits, readPending } from './records.ts';
import { recoverStored } from './recoverStored.ts';
import { addOnce } from './addOnce.ts';
import { type Load, sentPrefix, unsentPrefix } from './Load.ts';
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
  // It could not be undone either: the next change finishes it, and would be the second one for this return.
  if (recovery.kind === 'failed' && readJournal(storage) !== null)
    return { kind: 'failed', automatic: false, reason: recovery.reason };
  const starter = {
    packageId: starterPack.id,
    credits: grantedCredits(starterPack),
    price: starterPack.price,
  };
  return addOnce(
    storage,
    newestUnderWay(storage) ?? { ...starter, id: String(unusedTimestamp(storage, now)) },
    returned,
    now,
  );
}

const wasSent = (returned: string | null | undefined) =>
  typeof returned === 'string' && !returned.startsWith(unsentPrefix);

/** Whether a return is known by its visit. Seen again, one of the provider's session would bring that session again. */
const isByVisit = (returned: string | null | undefined) =>
  [unsentPrefix, sentPrefix].some(
    (prefix) => returned?.startsWith(prefix) === true || returned?.startsWith(insteadOf(prefix)) === true,
  );

/**
 * Whether a return was counted since the newest purchase was begun. `checkouts` tells it, and where that was lost or could not be
 * written, what is known of the purchase itself.
 */
const isReturnedFrom = (storage: KeyValueStorage, newest: string | null, credited: Credited) =>
  newest !== null && (readCheckouts(storage).returnedAt === newest || isByVisit(credited.get(newest)));

/**
 * Whether no return is known to have reported a purchase that was credited: its record stayed, as after a crash, or its tab is still on
 * the way. Entries of older versions and of receipts do not say.
 */
const isUnreported = (credited: Credited, id: string): boolean =>
  credited.has(id) && typeof credited.get(id) !== 'string';

/**
 * A return that said success (PAY-01, PAY-02, PAY-09). It counts once, by its own identity, for one purchase: the one that
 * this tab left for, else one that is under way, else one that was credited and that no return has reported yet. It is taken
 * for an earlier return seen again only if the provider did not send the visitor here and no purchase was begun since.
 */
export function reconcileReturn(
  storage: KeyValueStorage,
  { own, arrival, now }: Load,
): ReconciliationOutcome {
  const credited = readCredited(storage);
  const before = (): ReconciliationOutcome => ({
    kind: 'creditedBefore',
    balance: creditsLeft(readCredits(storage)),
  });
  const countFor = (id: string, by: string) => {
    markReturned(storage, id, by);
    return before();
  };
  if (isCounted(credited, arrival.id)) return before();

  if (own) {
    const id = purchaseIdOf(own);
    if (!credited.has(id)) return addOnce(storage, creditable(own), arrival.id, now);
    if (isUnreported(credited, id)) return countFor(id, arrival.id);
    // Another return has counted for this purchase. It is this return opened in a second tab, unless the provider sent the
    // visitor to one of the two.
    if (!arrival.sent && !wasSent(credited.get(id))) return before();
  }

  // This tab left for a checkout of its own, so its return is not an address that was opened again. If it counts for the
  // purchase of another tab, the return of that tab has to count as well.
  const by = own ? insteadOf(arrival.id) : arrival.id;

  if (!own && !arrival.sent && isReturnedFrom(storage, newestPurchase(storage), credited)) return before();

  const pending = readPending(storage);
  if (pending) {
    const id = purchaseIdOf(pending);
    if (!credited.has(id)) return addOnce(storage, creditable(pending), by, now);
    if (isUnreported(credited, id)) return countFor(id, by);
  }
  const early = unreported(credited);
  if (early !== null && !newestUnderWay(storage)) return countFor(early, by);
  return recoverOrAddStarter(storage, by, now);
}
