export const seasonalThemes: readonly (readonly string[])[] = Array.from({ length: 12 }, () => [
  'Mulled Berry Season',
]);
