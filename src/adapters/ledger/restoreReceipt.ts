import { creditsLeft } from '../../domain/credits/creditsLeft.ts';
import { leftOnReceipt } from '../../domain/payment/leftOnReceipt.ts';
import { paymentLimits } from '../../domain/payment/paymentLimits.ts';
import { tookTooLong } from '../../domain/payment/paymentMessages.ts';
import type { ReceiptPurchase } from '../../domain/payment/ReceiptPurchase.ts';
import type { RestoreOutcome } from '../../domain/payment/receiptMessages.ts';
import { storageTroubles } from '../../domain/payment/storageMessages.ts';
import { withinLimit } from '../../pageTimers.ts';
import { readReceipt } from '../receiptCode.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { reasonOf } from '../storage/reasonOf.ts';
import type { Ledger } from './createLedger.ts';
import { readCredited } from './credited.ts';
import { creditPurchase } from './creditPurchase.ts';
import { readCredits, readHistory } from './records.ts';
import { ensureCredits } from './repairCredits.ts';

/** Adds one purchase of a receipt, unless it was credited here before. Returns how many credits were added. */
function restoreOne(storage: KeyValueStorage, bought: ReceiptPurchase, now: number): number {
  if (readCredited(storage).has(bought.id)) return 0;
  const credits = leftOnReceipt(readCredits(storage), readHistory(storage), bought);
  // No return has reported this purchase, and none will: a later return is about another payment.
  if (credits > 0) creditPurchase(storage, bought, undefined, now, credits);
  return credits;
}

/**
 * Restores the purchases that the receipt in `text` names, each once in this browser (REC-08). A purchase is added as a whole or not
 * at all: after a failure the same receipt adds the rest.
 */
export async function restoreReceipt(
  ledger: Pick<Ledger, 'change' | 'view'>,
  text: string,
): Promise<RestoreOutcome> {
  const purchases = readReceipt(text);
  if (!purchases) return { kind: 'unreadable' };
  if (ledger.view().storage === 'blocked') return { kind: 'failed', reason: storageTroubles.blocked };
  return withinLimit(paymentLimits.turn, async (limit) => {
    try {
      const credits = await ledger.change(limit, (storage, now) => {
        ensureCredits(storage);
        return purchases.reduce((sum, bought) => sum + restoreOne(storage, bought, now), 0);
      });
      const balance = creditsLeft(ledger.view().record);
      return credits > 0 ? { kind: 'restored', credits, balance } : { kind: 'nothingNew', balance };
    } catch (error) {
      return { kind: 'failed', reason: error === limit.reason ? tookTooLong : reasonOf(error) };
    }
  });
}
