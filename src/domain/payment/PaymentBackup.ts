import * as v from 'valibot';
import type { Purchase } from '../credits/Purchase.ts';

/** The second copy of a purchase on its way (BUY-03). */
export interface PaymentBackup extends Purchase {
  /** When the copy was made, in milliseconds since 1970. */
  readonly backedUpAt: number;
}

const backupSchema = v.looseObject({
  id: v.optional(v.string()),
  packageId: v.string(),
  credits: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  price: v.optional(v.fallback(v.optional(v.number()), undefined)),
  backedUpAt: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

export function backUpPayment({ id, packageId, credits, price }: Purchase, now: number): PaymentBackup {
  return { id, packageId, credits, price, backedUpAt: now };
}

/** The backup, or null if it cannot be read. A backup without an id was made together with its purchase, so that its time is the id. */
export function parsePaymentBackup(stored: unknown): PaymentBackup | null {
  const parsed = v.safeParse(backupSchema, stored);
  if (!parsed.success) return null;
  return { ...parsed.output, id: parsed.output.id ?? String(parsed.output.backedUpAt) };
}
