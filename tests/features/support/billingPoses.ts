import { creditsMachine } from '../../../machines/creditsMachine.ts';
import { paymentMachine, type PressEvent } from '../../../machines/paymentMachine.ts';
import type { CreditPackage } from '../../../src/domain/credits/creditPackages.ts';
import type { StorageState } from '../../../src/domain/payment/storageMessages.ts';
import { posed } from './posed.ts';

const freshRecord = { freeAnalysesUsed: 0, freeAnalysesLimit: 1, paidCredits: 0, totalAnalyses: 0 };

/** The credits chart, holding so many free and paid credits. */
export function posedCredits(free: number, paid: number, storage: StorageState = 'ok') {
  return posed(creditsMachine, creditsPose(free, paid, storage));
}

export function creditsPose(
  free: number,
  paid: number,
  storage: StorageState = 'ok',
  unfinished: number | null = null,
) {
  const record = { ...freshRecord, freeAnalysesUsed: 1 - free, paidCredits: paid, totalAnalyses: 1 - free };
  const left = free + paid;
  return {
    value: left > 0 ? 'available' : 'empty',
    context: { record, free, left, pending: false, unfinished, storage },
  };
}

interface PaymentPose {
  readonly checkout?: string;
  readonly banner?: string;
  readonly alert?: {
    readonly text: string;
    readonly tone: 'good' | 'bad' | 'plain';
    readonly modal?: boolean;
  } | null;
  readonly packageId?: string;
  readonly pressed?: PressEvent | null;
  readonly linked?: boolean;
  readonly morePackages?: readonly CreditPackage[];
}

/** The payment chart, doing nothing unless told otherwise. */
export function paymentPose({
  checkout = 'idle',
  banner = 'hidden',
  alert = null,
  packageId = 'starter',
  pressed = null,
  linked = true,
  morePackages = [],
}: PaymentPose = {}) {
  return {
    value: { checkout, banner, alert: alert ? 'open' : 'none' },
    context: {
      alert: alert && { modal: true, ...alert },
      packageId,
      pressed,
      linkedPackages: linked ? ['starter', ...morePackages.map(({ id }) => id)] : [],
      morePackages,
    },
  };
}

export const posedPayment = (pose: PaymentPose = {}) => posed(paymentMachine, paymentPose(pose));
