export const eyeTips: readonly string[] = [
  'eye: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
  'eye, again: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
  'eye, once more: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
];
