import type { FeedbackLevel } from './feedbackLevel.ts';

/** Sentences by level. */
export type FeedbackPool = Readonly<Record<FeedbackLevel, readonly string[]>>;

/** Of an area that may wear little. */
export interface MakeupFeedbackPool extends FeedbackPool {
  /** Never says that there is none: a photo cannot tell bare from barely. The reading adds "subtle or none". */
  readonly bare: readonly string[];
  /** Done better than it scores: what is missing is amount. */
  readonly sheer: readonly string[];
}

/** For an area whose color could be read, but not how well it is done. */
export interface CraftFeedbackPool extends MakeupFeedbackPool {
  readonly colorOnly: readonly string[];
}
