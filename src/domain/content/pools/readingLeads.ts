/** How far a reading can be trusted, in three steps. */
export type Trust = 'sure' | 'likely' | 'rough';

/** Confidence from which a reading is likely, and sure, 0-1. */
export const trustThresholds = { sure: 0.7, likely: 0.4 } as const;

export function trustOf(confidence: number): Trust {
  if (confidence >= trustThresholds.sure) return 'sure';
  return confidence >= trustThresholds.likely ? 'likely' : 'rough';
}

/** How a reading is introduced; the words follow the confidence. */
export const readingLeads: Readonly<Record<Trust, readonly string[]>> = {
  sure: ['Measured:', 'The reading:', 'On the photo:'],
  likely: ['As far as the photo tells:', 'Most likely:', 'Going by this light:'],
  rough: ['A rough read:', 'Take this with a pinch of setting powder:', 'Our best guess:'],
};
