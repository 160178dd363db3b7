/**
 * What color skin can have, as OKLab's a and b divided by lightness, which cancels exposure: the same skin in dim light
 * keeps its place. The area holds the ten tones of the Monk scale (Monk 2019, https://skintone.google) in neutral light,
 * in lamp light (gains 1, .88, .68) and under a cloudy sky (.88, .97, 1), with a margin for flushed and for sallow skin.
 * It reaches a little past neutral, because the palest tones do in cool light. Deliberately wide: what lets a photo in
 * must never depend on the tone (FAC-08), at the price of taking wood and sand for skin.
 */
const skin = {
  a: { lowest: -0.014, highest: 0.15 },
  b: { lowest: -0.008, highest: 0.17 },
  chroma: { lowest: 0.003, highest: 0.195 },
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
    within(Math.sqrt(a * a + b * b) / lightness, skin.chroma)
  );
}
