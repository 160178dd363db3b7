import * as v from 'valibot';
import type { CreditsRecord } from '../../domain/credits/CreditsRecord.ts';
import { parseCreditsRecord } from '../../domain/credits/parseCreditsRecord.ts';
import { parsePurchaseHistory, type PurchaseRecord } from '../../domain/credits/PurchaseRecord.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { readJson } from '../storage/storedJson.ts';

/**
 * A change of more than one entry. It is written down before its first write and removed after its last. Whoever takes
 * the lock next finishes it. Both kinds say which state is to be reached, so that finishing twice changes nothing
 * (decision 18).
 */
export type Journal =
  | {
      readonly kind: 'credit';
      readonly purchase: PurchaseRecord;
      /** The record with the credits in it: set, never added. */
      readonly after: CreditsRecord;
      /** The id of the purchase that was begun last, read before the pending record of `purchase` is removed. */
      readonly newest: string | null;
    }
  /** The id of the payment whose pending record and backup are to be removed; null for whichever are there. */
  | { readonly kind: 'withdraw'; readonly id: string | null };

const journalSchema = v.variant('kind', [
  v.object({
    kind: v.literal('credit'),
    purchase: v.unknown(),
    after: v.unknown(),
    newest: v.optional(v.nullable(v.string()), null),
  }),
  v.object({ kind: v.literal('withdraw'), id: v.nullable(v.string()) }),
]);

/** The journal that an unfinished change left; null when there is none, 'corrupt' when it cannot be read. */
export function readJournal(storage: KeyValueStorage): Journal | 'corrupt' | null {
  if (storage.get('journal') === null) return null;
  const parsed = v.safeParse(journalSchema, readJson(storage, 'journal'));
  if (!parsed.success) return 'corrupt';
  if (parsed.output.kind === 'withdraw') return parsed.output;
  const [purchase] = parsePurchaseHistory([parsed.output.purchase]);
  const after = parseCreditsRecord(parsed.output.after);
  return purchase && after ? { kind: 'credit', purchase, after, newest: parsed.output.newest } : 'corrupt';
}
