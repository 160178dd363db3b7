import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { areCreditsUnreadable } from './records.ts';

/**
 * Whether a load that is not a return from a checkout has nothing to finish, to repair or to decide: no change that a crash cut short,
 * no pending payment, and no record that cannot be read. False where storage cannot be read.
 */
export function isSettled(storage: KeyValueStorage): boolean {
  try {
    return (
      storage.get('journal') === null &&
      storage.get('pendingPayment') === null &&
      !areCreditsUnreadable(storage)
    );
  } catch {
    return false;
  }
}
