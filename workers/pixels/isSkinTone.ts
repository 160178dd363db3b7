/**
 * What color skin can have, as OKLab's a and b divided by lightness, which cancels exposure: the same skin in dim light
 * keeps its place. The range contains the ten tones of the Monk scale (Monk 2019, https://skintone.google) in neutral light,
 * in lamp light (gains 1, .88, .68) and under a cloudy sky (.88, .97, 1), with a margin for flushed and for sallow skin.
 * What lets a photo in must never depend on the tone (FAC-08): gray walls, asphalt, clouds, sea and grass lie outside, but
 * cream, sand and wood are the very colors of some skin and lie within.
 */
const skin = {
  a: { lowest: -0.014, highest: 0.15 },
  b: { lowest: -0.008, highest: 0.17 },
  chroma: { lowest: 0.005, highest: 0.195 },
  /** a + b: the palest tone under a cloudy sky reads .004, a gray wall .003 or less, and surfaces that reflect the sky less than 0. */
  warmth: { lowest: 0.0035, highest: Infinity },
  /** Below, eight bits hold no color any more; above, the sensor was blown out. */
  lightness: { lowest: 0.1, highest: 0.985 },
} as const;

const within = (value: number, { lowest, highest }: { lowest: number; highest: number }): boolean =>
  value >= lowest && value <= highest;

/** Whether a pixel may be skin. Arguments as in `OklabPlanes`. */
export function isSkinTone(lightness: number, a: number, b: number): boolean {
  return (
    within(lightness, skin.lightness) &&
    within(a / lightness, skin.a) &&
    within(b / lightness, skin.b) &&
    within((a + b) / lightness, skin.warmth) &&
    within(Math.sqrt(a * a + b * b) / lightness, skin.chroma)
  );
}
