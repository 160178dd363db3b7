import * as v from 'valibot';
import { type CreditPackage, grantedCredits } from '../credits/creditPackages.ts';

/** A purchase on its way: written when the visitor leaves for the checkout (BUY-03). */
export interface PendingPayment {
  readonly packageId: string;
  /** Milliseconds since 1970; as a string it is the purchase's id (decision 18). */
  readonly timestamp: number;
  /** US dollars. */
  readonly amount: number;
  /** Bonus included. */
  readonly credits: number;
  readonly packageName: string;
  readonly fullPackage: CreditPackage;
}

/** Only the fields that crediting needs are required; the others only describe the purchase. */
const pendingSchema = v.looseObject({
  packageId: v.string(),
  timestamp: v.pipe(v.number(), v.finite(), v.minValue(0)),
  credits: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  amount: v.optional(v.fallback(v.optional(v.number()), undefined)),
});

export type ReadPendingPayment = Pick<PendingPayment, 'packageId' | 'timestamp' | 'credits'> & {
  readonly amount?: number | undefined;
};

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

/** The record with whatever it carries, or null if it is corrupt (PAY-04). */
export function parsePendingPayment(stored: unknown): ReadPendingPayment | null {
  const parsed = v.safeParse(pendingSchema, stored);
  return parsed.success ? parsed.output : null;
}

/** The one id that runs through pending record, backup and history (decision 18). */
export function purchaseIdOf({ timestamp }: ReadPendingPayment): string {
  return String(timestamp);
}
