import type { CreditedPurchase } from '../../domain/payment/Checkouts.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { readCheckouts, readHistory } from './records.ts';
import { insteadOf } from './returnIds.ts';

/** Purchases that were credited, by id, each with the return that reported it. */
export type Credited = ReadonlyMap<string, CreditedPurchase['returned']>;

/** Reads the history and its second copy in `checkouts`, because one of them may be lost. */
export function readCredited(storage: KeyValueStorage): Credited {
  const credited = new Map<string, CreditedPurchase['returned']>();
  for (const { id, returned } of [...readHistory(storage), ...readCheckouts(storage).credited])
    credited.set(id, returned ?? credited.get(id) ?? returned);
  return credited;
}

/** Whether a return was counted already, whatever it was counted for (decision 20). */
export function isCounted(credited: Credited, identity: string): boolean {
  const names = [...credited.values()];
  return names.includes(identity) || names.includes(insteadOf(identity));
}

/** The newest purchase that was credited and that no return has reported yet; null when there is none. */
export function unreported(credited: Credited): string | null {
  const ids = [...credited].flatMap(([id, returned]) => (returned === null ? [id] : []));
  return ids.at(-1) ?? null;
}
