/** The outcome of the Recover Credits action (REC-01 to REC-06). */
export type RecoveryOutcome =
  | { readonly kind: 'pending' | 'paymentBackup' | 'history'; readonly credits: number }
  | { readonly kind: 'creditsBackup' }
  | { readonly kind: 'fallback' }
  | { readonly kind: 'nothingFound' }
  | { readonly kind: 'failed'; readonly reason: string };

/** The outcome of a load (PAY-01 to PAY-04). */
export type ReconciliationOutcome =
  /** There was no payment, or it was cancelled. */
  | { readonly kind: 'nothing' }
  /** A cancellation that could not be written to storage: the next load reads the address again. */
  | { readonly kind: 'postponed' }
  /** A payment that came back as paid. `balance` is paid plus remaining free. */
  | { readonly kind: 'credited'; readonly credits: number; readonly balance: number }
  /**
   * A purchase that this load's return does not report. Its credits were added on a load soon after it was begun (PAY-04), or by a change
   * that was cut short, which this load has finished.
   */
  | { readonly kind: 'foundUnfinished'; readonly credits: number; readonly balance: number }
  /** A payment came back, and this browser stores nothing: the credits last as long as the page. */
  | { readonly kind: 'notKept'; readonly credits: number }
  /** The return of a payment that was credited before: another tab was faster, or the page was loaded again. */
  | { readonly kind: 'creditedBefore'; readonly balance: number }
  /** A payment without a record, made good by recovery (PAY-02). */
  | { readonly kind: 'recovered'; readonly recovery: RecoveryOutcome; readonly balance: number }
  /** `automatic` when nobody came back from a checkout: a pending record was found on load. */
  | { readonly kind: 'failed'; readonly automatic: boolean; readonly reason: string };

/** The outcome of opening the checkout (BUY-03, BUY-04). */
export type OpeningOutcome =
  | { readonly ok: true; readonly address: string }
  /** A return that the load had not come to was counted instead: whoever reads that may not want to pay again. */
  | { readonly ok: false; readonly kind: 'returned'; readonly outcome: ReconciliationOutcome }
  | { readonly ok: false; readonly kind: 'unknownPackage' | 'payment'; readonly message: string };
