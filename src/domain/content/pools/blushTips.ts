export const blushTips: readonly string[] = [
  'blush: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
  'blush, again: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
  'blush, once more: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
];
