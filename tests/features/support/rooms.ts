import type { AppActors } from '../../../src/app/ActorsContext.tsx';
import type { StorageState } from '../../../src/domain/payment/storageMessages.ts';
import { posed } from './posed.ts';

const freshRecord = { freeAnalysesUsed: 0, freeAnalysesLimit: 1, paidCredits: 0, totalAnalyses: 0 };

/** The credits chart, holding so many free and paid credits. */
export function posedCredits(free: number, paid: number, storage: StorageState = 'ok') {
  return posed<AppActors['credits']>(creditsPose(free, paid, storage));
}

export function creditsPose(free: number, paid: number, storage: StorageState = 'ok', cleared = false) {
  const record = { ...freshRecord, freeAnalysesUsed: 1 - free, paidCredits: paid, totalAnalyses: 1 - free };
  return { value: 'live', context: { record, free, left: free + paid, pending: false, storage, cleared } };
}

interface PaymentPose {
  readonly desk?: string;
  readonly banner?: string;
  readonly alert?: {
    readonly text: string;
    readonly tone: 'good' | 'bad' | 'plain';
    readonly modal?: boolean;
  } | null;
  readonly linked?: boolean;
}

/** The payment chart, doing nothing unless told otherwise. */
export function paymentPose({
  desk = 'idle',
  banner = 'hidden',
  alert = null,
  linked = true,
}: PaymentPose = {}) {
  return {
    value: { desk, banner, alert: alert ? 'open' : 'none' },
    context: { alert: alert && { modal: true, ...alert }, linkedPackages: linked ? ['starter'] : [] },
    tags: desk === 'opening' || desk === 'leaving' ? ['busy'] : [],
  };
}

export const posedPayment = (pose: PaymentPose = {}) => posed<AppActors['payment']>(paymentPose(pose));
