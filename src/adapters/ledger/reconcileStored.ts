import { creditsLeft } from '../../domain/credits/creditsLeft.ts';
import type { PurchaseRecord } from '../../domain/credits/PurchaseRecord.ts';
import { decideOnLoad } from '../../domain/payment/decideOnLoad.ts';
import type { ReconciliationOutcome } from '../../domain/payment/paymentOutcomes.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt, removeVerified } from '../storage/storedJson.ts';
import { addOnce } from './addOnce.ts';
import { readCredited } from './credited.ts';
import { failedLoad } from './failedLoad.ts';
import type { Load } from './Load.ts';
import { isPendingUnreadable, readCredits, readPending } from './records.ts';
import { repairCredits, ensureCredits } from './repairCredits.ts';
import { reconcileReturn } from './reconcileReturn.ts';
import { insteadOf } from './returnIds.ts';
import { shelvePending } from './shelvePending.ts';
import { withdrawPayment } from './withdrawPayment.ts';

function act(storage: KeyValueStorage, load: Load): ReconciliationOutcome {
  const { payment, own, now } = load;
  if (payment === 'success') return reconcileReturn(storage, load);
  const pending = isPendingUnreadable(storage) ? 'corrupt' : readPending(storage);
  const decision = decideOnLoad(payment, pending, now);
  switch (decision.act) {
    case 'credit':
      return addOnce(storage, decision.purchase, null, now);
    case 'withdraw':
      withdrawPayment(storage, own?.id ?? null);
      return { kind: 'nothing' };
    case 'shelve':
      shelvePending(storage, decision.purchase, now);
      return { kind: 'nothing' };
    case 'discard':
      removeVerified(storage, 'pendingPayment');
      return { kind: 'nothing' };
    case 'nothing':
      return { kind: 'nothing' };
  }
}

/**
 * What the visitor is told where the load finished an addition that was cut short: the return that it counts for says so, and any other
 * load has found it unfinished. Whatever else the load has to tell comes first.
 */
function tellFinished(
  storage: KeyValueStorage,
  { payment, arrival }: Load,
  outcome: ReconciliationOutcome,
  { id, credits }: PurchaseRecord,
): ReconciliationOutcome {
  if (outcome.kind !== 'nothing' && outcome.kind !== 'creditedBefore') return outcome;
  const by = readCredited(storage).get(id);
  const isItsReturn = payment === 'success' && (by === arrival.id || by === insteadOf(arrival.id));
  const balance = creditsLeft(readCredits(storage));
  return { kind: isItsReturn ? 'credited' : 'foundUnfinished', credits, balance };
}

/**
 * What a load does about the credits and a payment, once the journal is finished (PAY-01 to PAY-04). The visitor is told of a
 * failed addition only: where anything else fails nothing was lost, and the next load tries again. `finished` is the purchase whose
 * addition the journal finished, if there is one to tell of.
 */
export function reconcileStored(
  storage: KeyValueStorage,
  load: Load,
  finished: PurchaseRecord | null,
): ReconciliationOutcome {
  attempt(() => (load.payment === 'success' ? ensureCredits : repairCredits)(storage));
  try {
    const outcome = act(storage, load);
    return finished ? tellFinished(storage, load, outcome, finished) : outcome;
  } catch (error) {
    return failedLoad(load.payment, error);
  }
}
