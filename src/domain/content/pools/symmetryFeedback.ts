import type { WeighedFeedbackPool } from '../FeedbackPool.ts';

/** Compares the makeup of the left side with that of the right. It never speaks of the face itself, whose sides may differ. */
export const symmetryFeedback: WeighedFeedbackPool = {
  strong: [
    'The left-hand makeup and the right-hand makeup signed the same memo.',
    'Both sides of the makeup match as if one brush had done them at once.',
    'The color is balanced well enough to carry a tray of drinks.',
  ],
  good: [
    'The two sides of the makeup are close, with one a shade ahead. Add to the lighter one only, with a clean brush.',
    'Nearly a matched pair. Compare the color on both cheeks straight on and soften the stronger one with a sponge.',
    'A good match with a small lead on one side. Load the brush once and give each side the same stroke.',
  ],
  fair: [
    'One side of the makeup is telling the longer story. Work in pairs: one stroke left, the same stroke right, one brush.',
    'The color is leaning. Look straight into the mirror and top up the lighter cheek with half a brush of blush.',
    'Left and right were done to different songs. Blend both lids with the same brush, one after the other, and compare straight on.',
  ],
  low: [
    'Left and right seem to have had different appointments. Redo the lighter side with the same brush, then compare straight on.',
    'Half of this makeup is on stage and half is in the dressing room. Bring it out with the same shade, cheek first, brush in hand.',
    'The two sides were painted in different weather. Check both in window light and press the stronger one back with a sponge.',
  ],
  sheer: [
    'What there is matches, left and right. One more color on both sides, laid with the same brush, would count for more.',
    'A matched pair, if a quiet one. Turn both sides up together: one brush, the same strokes left and right.',
    'The scale is level, with little in its pans. Put a second shade on both sides with the same brush, and it counts for more.',
  ],
};
