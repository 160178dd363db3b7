/** A pack that was bought, in whichever record it stands: pending payment, backup, history or receipt. */
export interface Purchase {
  /** One payment, one id: the time at which it was begun, as a string (decision 18). */
  readonly id: string;
  readonly packageId: string;
  /** Bonus included. */
  readonly credits: number;
  /** US dollars; unknown where no record of the purchase was left. */
  readonly price?: number | undefined;
}
