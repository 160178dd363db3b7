import * as v from 'valibot';
import type { Purchase } from './Purchase.ts';

/** An entry of the purchase history (CRD-07). */
export interface PurchaseRecord extends Purchase {
  /** When the credits were added, in milliseconds since 1970. */
  readonly timestamp: number;
  /** The same moment, ISO 8601. */
  readonly date: string;
  /**
   * The return that reported the purchase as paid (decision 20); null for one that was credited before any return spoke
   * of it (PAY-04, REC-01). Entries of older versions say nothing.
   */
  readonly returned?: string | null | undefined;
}

const purchaseSchema = v.looseObject({
  id: v.string(),
  packageId: v.string(),
  credits: v.pipe(v.number(), v.finite(), v.minValue(0)),
  timestamp: v.pipe(v.number(), v.finite()),
  date: v.string(),
  price: v.optional(v.fallback(v.optional(v.number()), undefined)),
  returned: v.optional(v.fallback(v.optional(v.nullable(v.string())), undefined)),
});

/** The entries that can be read; anything else in the list, or in its place, is passed over. */
export function parsePurchaseHistory(stored: unknown): readonly PurchaseRecord[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const parsed = v.safeParse(purchaseSchema, entry);
    return parsed.success ? [parsed.output] : [];
  });
}
