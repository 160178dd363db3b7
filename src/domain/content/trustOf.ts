/** How far a reading can be trusted, in three steps, surest first. */
export type Trust = 'sure' | 'likely' | 'rough';

/** Confidence from which a reading is likely, and sure, 0-1. */
export const trustThresholds = { sure: 0.7, likely: 0.4 } as const;

/** @param confidence 0-1, see `LookMeasurement.confidence` */
export function trustOf(confidence: number): Trust {
  if (confidence >= trustThresholds.sure) return 'sure';
  return confidence >= trustThresholds.likely ? 'likely' : 'rough';
}
