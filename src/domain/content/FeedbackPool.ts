import type { FeedbackLevel } from './feedbackLevel.ts';

/** Feedback sentences of an area, by level. */
export type FeedbackPool = Readonly<Record<FeedbackLevel, readonly string[]>>;

/** The same for a sub-score that also weighs how much makeup there is. */
export interface WeighedFeedbackPool extends FeedbackPool {
  /** For makeup that is done better than it scores, because there is little of it. */
  readonly sheer: readonly string[];
}

/** The same for an area that may wear little makeup, or none. */
export interface MakeupFeedbackPool extends WeighedFeedbackPool {
  /**
   * For makeup that reads as subtle or none. No sentence says that there is none, because a photo cannot tell no makeup from
   * very little.
   */
  readonly bare: readonly string[];
}

/** For an area whose color could be read, but not how well it is done. */
export interface CraftFeedbackPool extends MakeupFeedbackPool {
  readonly colorOnly: readonly string[];
}

/** For the lips, whose color may lie unevenly within a good line. */
export interface LipFeedbackPool extends CraftFeedbackPool {
  readonly unevenFill: readonly string[];
}
