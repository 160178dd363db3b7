export const generalTips: readonly string[] = [
  'general: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
  'general, again: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
  'general, once more: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
];
