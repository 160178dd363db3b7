import * as v from 'valibot';
import { parsePaymentBackup, type PaymentBackup } from './PaymentBackup.ts';

/** What is known of a purchase whose credits were added. */
export interface CreditedPurchase {
  readonly id: string;
  /** As in the history: the return that reported it, or null for none yet. */
  readonly returned?: string | null | undefined;
}

/** What the pending payment, its backup and the history cannot hold. */
export interface Checkouts {
  /** Purchases whose place in the pending record a newer one took, neither credited nor cancelled; newest last. */
  readonly earlier: readonly PaymentBackup[];
  /** A second copy of what the history says of crediting: a purchase is credited once, even if the history is lost. */
  readonly credited: readonly CreditedPurchase[];
  /** The purchase that was opened last. */
  readonly opened: string | null;
  /** The value of `opened` when the last return was counted. */
  readonly returnedAt: string | null;
}

export const noCheckouts: Checkouts = { earlier: [], credited: [], opened: null, returnedAt: null };

/** Entries of each list that are kept, the newest. */
const kept = 100;

const creditedSchema = v.object({ id: v.string(), returned: v.optional(v.nullable(v.string())) });
const idSchema = v.fallback(v.nullable(v.string()), null);
/** Loose: a newer version of the page may have written more fields, and they are kept. */
const checkoutsSchema = v.looseObject({
  earlier: v.fallback(v.array(v.unknown()), []),
  credited: v.fallback(v.array(v.unknown()), []),
  opened: idSchema,
  returnedAt: idSchema,
});

/** Each part is read on its own; a part that cannot be read is empty. */
export function parseCheckouts(stored: unknown): Checkouts {
  const parsed = v.safeParse(checkoutsSchema, stored);
  if (!parsed.success) return noCheckouts;
  const { earlier, credited, ...rest } = parsed.output;
  return {
    ...rest,
    earlier: earlier.flatMap((entry) => parsePaymentBackup(entry) ?? []),
    credited: credited.flatMap((entry) => {
      const one = v.safeParse(creditedSchema, entry);
      return one.success ? [one.output] : [];
    }),
  };
}

/** Notes that a purchase was credited: it is no longer under way, and is never credited again. */
export function noteCredited(checkouts: Checkouts, { id, returned }: CreditedPurchase): Checkouts {
  const others = checkouts.credited.filter((entry) => entry.id !== id);
  return {
    ...withoutEarlier(checkouts, id),
    credited: [...others, { id, returned }].slice(-kept),
  };
}

export function withoutEarlier(checkouts: Checkouts, id: string): Checkouts {
  return { ...checkouts, earlier: checkouts.earlier.filter((purchase) => purchase.id !== id) };
}

/**
 * Adds purchases that a newer one is about to replace in the pending record. One that is already in the list keeps its
 * position.
 */
export function keepEarlier(checkouts: Checkouts, displaced: readonly PaymentBackup[]): Checkouts {
  const known = new Set(checkouts.earlier.map(({ id }) => id));
  const added = displaced.filter(({ id }) => !known.has(id) && known.add(id));
  return { ...checkouts, earlier: [...checkouts.earlier, ...added].slice(-kept) };
}
