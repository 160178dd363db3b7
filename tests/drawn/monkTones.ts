import { type LinearColor, linearColor, luminanceOf } from './linearColor.ts';

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

/** The luminance that a camera's metering aims at, and the exponent by which it brings darker and lighter skin closer to it. */
const aimedLuminance = 0.45;
const metering = 0.45;

/**
 * A tone as photos show it, linear. The scale's swatches span 1 to 45 in luminance; portraits of the same people span 1 to
 * 8, because cameras and photographers expose for the face.
 */
export function photographedSkin(tone: MonkTone): LinearColor {
  const swatch = linearColor(monkTones[tone - 1]!);
  const [red, green, blue] = swatch;
  const exposure = (aimedLuminance / luminanceOf(swatch)) ** metering;
  return [red * exposure, green * exposure, blue * exposure];
}
