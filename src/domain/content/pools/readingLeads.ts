import type { Trust } from '../trustOf.ts';

/** How a reading is introduced; the words follow the confidence. */
export const readingLeads: Readonly<Record<Trust, readonly string[]>> = {
  sure: ['Measured:', 'The reading:', 'On the photo:'],
  likely: ['As far as the photo tells:', 'Most likely:', 'Going by this light:'],
  rough: ['A rough read:', 'Take this with a pinch of setting powder:', 'Our best guess:'],
};
