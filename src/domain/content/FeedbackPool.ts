import type { ScoreLevel } from './feedbackLevel.ts';

/** Sentences by the level that was measured. */
export type FeedbackPool = Readonly<Record<ScoreLevel, readonly string[]>>;

/** Of an area whose makeup may read as subtle or none. */
export interface MakeupFeedbackPool extends FeedbackPool {
  /** Never says that there is none: a photo cannot tell bare from barely. The reading adds "subtle or none". */
  readonly bare: readonly string[];
}

/** Of an area whose color may be read where its craft cannot be traced. */
export interface CraftFeedbackPool extends MakeupFeedbackPool {
  readonly colorOnly: readonly string[];
}
