import type { Activity } from '../src/domain/credits/activity.ts';
import type { CreditsRecord } from '../src/domain/credits/CreditsRecord.ts';
import type { PurchaseRecord } from '../src/domain/credits/PurchaseRecord.ts';
import type {
  OpeningOutcome,
  RecoveryOutcome,
  ReconciliationOutcome,
} from '../src/domain/payment/paymentOutcomes.ts';
import type { StorageState } from '../src/domain/payment/storageMessages.ts';

/** Everything the page shows about credits, read at one moment. */
export interface CreditsView {
  readonly record: CreditsRecord;
  /** Free analyses remaining. */
  readonly free: number;
  /** Free remaining plus paid (CRB-02). */
  readonly left: number;
  /** Whether a payment is pending. */
  readonly pending: boolean;
  /** The age of a purchase that is neither credited nor called off, counted from its beginning, in ms; null when there is none. */
  readonly unfinished: number | null;
  readonly storage: StorageState;
  readonly purchases: readonly PurchaseRecord[];
  readonly activity: Activity;
  /** The local day, YYYY-MM-DD. */
  readonly today: string;
}

export interface CreditsViewPorts {
  read(): CreditsView;
  /** Calls back on every change, whichever tab makes it. Returns a function that stops this. */
  watch(listener: (view: CreditsView) => void): () => void;
}

/**
 * Buying, coming back and recovering. A failure that the visitor should know of is resolved as an outcome, and is no rejection. If the
 * signal aborts before the lock is held, nothing is changed; after that it has no effect.
 */
export interface PaymentPorts {
  /** Once per load: reads the address, finishes what a crash interrupted, credits or clears what is pending, cleans the address. */
  reconcile(signal: AbortSignal): Promise<ReconciliationOutcome>;
  /** Writes the pending payment and its backup (BUY-03). */
  open(signal: AbortSignal, packageId: string): Promise<OpeningOutcome>;
  /** Goes to the checkout. Returns at once; the page is left some time after, or never. */
  leave(address: string): void;
  /** Takes back what `open` wrote (BUY-04). */
  withdraw(signal: AbortSignal): Promise<void>;
  recover(signal: AbortSignal): Promise<RecoveryOutcome>;
  history(): Promise<readonly PurchaseRecord[]>;
  /**
   * Calls back when the visitor is on the page after it was to be left: it came back from the back-forward cache, or going back within it
   * ended the way to the checkout. Returns a function that stops this.
   */
  watchReturn(listener: () => void): () => void;
}

/** What the visitor said about sending photos to the model service (decision 27). */
export type ConsentAnswer = 'agreed' | 'declined';

export interface ConsentPorts {
  /** The answer kept from an earlier visit, or null. */
  recall(): ConsentAnswer | null;
  /** Keeps the answer. Where storage fails it holds until the page is closed. */
  keep(answer: ConsentAnswer): void;
  /** Calls back when the answer changes, in this tab or in another. Returns a function that stops this. */
  watch(listener: (answer: ConsentAnswer | null) => void): () => void;
}
