export const advancedTips: readonly string[] = [
  'advanced: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
  'advanced, again: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
  'advanced, once more: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
];
