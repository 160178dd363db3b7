export const seasonalTips: readonly (readonly string[])[] = Array.from({ length: 12 }, () => [
  'Seasonal: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
  'Seasonal, again: Tap a pea of cream blush two fingers from the nose with a damp sponge, then sweep what is left toward the temple.',
]);
