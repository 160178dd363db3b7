import * as v from 'valibot';
import { type CreditPackage, grantedCredits } from '../credits/creditPackages.ts';
import type { Purchase } from '../credits/Purchase.ts';

/** What is stored of a purchase on its way, when the visitor leaves for the checkout (BUY-03). */
export interface PendingPayment {
  readonly packageId: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** US dollars. */
  readonly amount: number;
  /** Bonus included. */
  readonly credits: number;
  readonly packageName: string;
  readonly fullPackage: CreditPackage;
}

/** Only the fields that crediting needs are required; the others only describe the purchase. */
const pendingSchema = v.object({
  packageId: v.string(),
  timestamp: v.pipe(v.number(), v.finite(), v.minValue(0)),
  credits: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  amount: v.optional(v.fallback(v.optional(v.number()), undefined)),
});

/** A purchase that was begun. */
export interface BegunPurchase extends Purchase {
  /** Milliseconds since 1970. */
  readonly begunAt: number;
}

export function createPendingPayment(pack: CreditPackage, now: number): PendingPayment {
  return {
    packageId: pack.id,
    timestamp: now,
    amount: pack.price,
    credits: grantedCredits(pack),
    packageName: pack.name,
    fullPackage: pack,
  };
}

/** The purchase that a pending payment is about. */
export function purchaseOf({
  packageId,
  timestamp,
  amount,
  credits,
}: v.InferOutput<typeof pendingSchema>): BegunPurchase {
  return { id: String(timestamp), packageId, credits, price: amount, begunAt: timestamp };
}

/** The purchase that a stored record is about, or null if the record is corrupt (PAY-04). */
export function parsePendingPayment(stored: unknown): BegunPurchase | null {
  const parsed = v.safeParse(pendingSchema, stored);
  return parsed.success ? purchaseOf(parsed.output) : null;
}
