/**
 * The ten tones of the Monk Skin Tone scale as sRGB hex (Ellis Monk, 2019; skintone.google), 1 the lightest.
 */
export const monkTones = [
  '#f6ede4',
  '#f3e7db',
  '#f7ead0',
  '#eadaba',
  '#d7bd96',
  '#a07e56',
  '#825c43',
  '#604134',
  '#3a312a',
  '#292420',
] as const;

/** 1-10, as the scale counts. */
export type MonkTone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export const everyMonkTone: readonly MonkTone[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
