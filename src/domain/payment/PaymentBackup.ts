import * as v from 'valibot';
import { purchaseIdOf, type ReadPendingPayment } from './PendingPayment.ts';

/** The second copy of a purchase on its way (BUY-03). */
export interface PaymentBackup {
  /** The purchase's id, as in the pending record and the history. */
  readonly id: string;
  readonly packageId: string;
  readonly credits: number;
  /** US dollars. */
  readonly price?: number | undefined;
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

export function backUpPayment(pending: ReadPendingPayment, now: number): PaymentBackup {
  return {
    id: purchaseIdOf(pending),
    packageId: pending.packageId,
    credits: pending.credits,
    ...(pending.amount !== undefined && { price: pending.amount }),
    backedUpAt: now,
  };
}

/** The backup, or null if it cannot be read. A backup without an id was made together with its purchase, so that its time is the id. */
export function parsePaymentBackup(stored: unknown): PaymentBackup | null {
  const parsed = v.safeParse(backupSchema, stored);
  if (!parsed.success) return null;
  return { ...parsed.output, id: parsed.output.id ?? String(parsed.output.backedUpAt) };
}
