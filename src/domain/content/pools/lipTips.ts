export const lipTips: readonly string[] = [
  'lip: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
  'lip, again: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
  'lip, once more: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
];
