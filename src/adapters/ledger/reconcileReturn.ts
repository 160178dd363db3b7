import { grantedCredits, starterPack } from '../../domain/credits/creditPackages.ts';
import { creditsLeft } from '../../domain/credits/creditsLeft.ts';
import type { RecoveryOutcome, ReconciliationOutcome } from '../../domain/payment/paymentOutcomes.ts';
import { purchaseIdOf } from '../../domain/payment/PendingPayment.ts';
import { creditable } from '../../domain/payment/planRecovery.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { insteadOf, isCounted, readCredited, unreported } from './credited.ts';
import { markReturned } from './creditPurchase.ts';
import { freeMoment } from './freeMoment.ts';
import { newestPurchase } from './newestPurchase.ts';
import { readCheckouts, readCredits, readPaymentBackups, readPending } from './records.ts';
import { recoverStored } from './recoverStored.ts';
import { addOnce } from './addOnce.ts';
import { type Load, unsent } from './Load.ts';

/**
 * PAY-02: recovery first, and the starter package only if that failed. What recovery merely puts back is no payment, so
 * that it goes on until the payment itself is made good. Where recovery failed over a purchase under way, that one is added,
 * or it would be recovered besides.
 */
function recoverOrAddStarter(storage: KeyValueStorage, sign: string, now: number): ReconciliationOutcome {
  let recovery: RecoveryOutcome;
  do recovery = recoverStored(storage, { sign, now });
  while (recovery.kind === 'creditsBackup' || recovery.kind === 'history');
  if (recovery.kind !== 'nothingFound' && recovery.kind !== 'failed')
    return { kind: 'recovered', recovery, balance: creditsLeft(readCredits(storage)) };
  const credited = readCredited(storage);
  const standing = readPaymentBackups(storage).find(({ id }) => !credited.has(id));
  const starter = {
    packageId: starterPack.id,
    credits: grantedCredits(starterPack),
    price: starterPack.price,
  };
  return addOnce(storage, standing ?? { ...starter, id: String(freeMoment(storage, now)) }, sign, now);
}

const wasSent = (returned: string | null | undefined) =>
  typeof returned === 'string' && !returned.startsWith(unsent);

/**
 * A return that said success (PAY-01, PAY-02, PAY-09). It counts once, by its own identity, for one purchase: the one that
 * this tab left for, else one that is under way, else one that was credited before anything was heard of it. Only an
 * address that nobody sent the visitor to, and that tells of nothing new, is taken for an earlier return seen again.
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
  const reports = (id: string, by: string) => {
    markReturned(storage, id, by);
    return before();
  };
  if (isCounted(credited, arrival.id)) return before();

  if (own) {
    const id = purchaseIdOf(own);
    if (!credited.has(id)) return addOnce(storage, creditable(own), arrival.id, now);
    if (credited.get(id) === null) return reports(id, arrival.id);
    // Another return took it: this one, opened in a second tab, unless the provider sent that one or this one here.
    if (!arrival.sent && !wasSent(credited.get(id))) return before();
  }

  // It left for a checkout of its own, so that it is no address opened again: if it takes the purchase of another tab, that
  // tab's return counts as well.
  const by = own ? insteadOf(arrival.id) : arrival.id;

  const newest = newestPurchase(storage);
  if (!own && !arrival.sent && newest !== null && readCheckouts(storage).returnedAt === newest)
    return before();

  const pending = readPending(storage);
  if (pending && pending !== 'corrupt' && !credited.has(purchaseIdOf(pending)))
    return addOnce(storage, creditable(pending), by, now);
  const underWay = readPaymentBackups(storage).some(({ id }) => !credited.has(id));
  const early = unreported(credited);
  if (early !== null && !underWay) return reports(early, by);
  return recoverOrAddStarter(storage, by, now);
}
