import { decideOnLoad } from '../../domain/payment/decideOnLoad.ts';
import type { ReconciliationOutcome } from '../../domain/payment/paymentOutcomes.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt, removeVerified } from '../storage/storedJson.ts';
import { addOnce } from './addOnce.ts';
import { failedLoad } from './failedLoad.ts';
import type { Load } from './Load.ts';
import { isPendingUnreadable, readPending } from './records.ts';
import { repairCredits, ensureCredits } from './repairCredits.ts';
import { reconcileReturn } from './reconcileReturn.ts';
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
 * What a load does about the credits and a payment, once the journal is finished (PAY-01 to PAY-04). The visitor is told of a
 * failed addition only: where anything else fails nothing was lost, and the next load tries again.
 */
export function reconcileStored(storage: KeyValueStorage, load: Load): ReconciliationOutcome {
  attempt(() => (load.payment === 'success' ? ensureCredits : repairCredits)(storage));
  try {
    return act(storage, load);
  } catch (error) {
    return failedLoad(load.payment, error);
  }
}
