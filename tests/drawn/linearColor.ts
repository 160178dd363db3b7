/** Linear-light sRGB primaries, 0-1 each. */
export type LinearColor = readonly [red: number, green: number, blue: number];

/** Decodes one sRGB channel, 0-255 to linear 0-1 (IEC 61966-2-1). */
export function linearChannel(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Encodes linear light, 0-1, as one sRGB channel, 0-255, not rounded: the inverse of `linearChannel`. */
export function encodedChannel(light: number): number {
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
}

/** Reads `#rrggbb` as linear light. */
export function linearColor(hex: string): LinearColor {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linearChannel(value >> 16), linearChannel((value >> 8) & 255), linearChannel(value & 255)];
}

/** How bright linear light looks, 0-1 (WCAG 2.2). */
export const luminanceOf = ([red, green, blue]: LinearColor): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Channel-wise product: a pigment or a light over a color. */
export function tinted(color: LinearColor, by: LinearColor): LinearColor {
  return [color[0] * by[0], color[1] * by[1], color[2] * by[2]];
}

/** `amount` 0 gives `from`, 1 gives `to`. */
export function mixed(from: LinearColor, to: LinearColor, amount: number): LinearColor {
  return [
    from[0] + (to[0] - from[0]) * amount,
    from[1] + (to[1] - from[1]) * amount,
    from[2] + (to[2] - from[2]) * amount,
  ];
}
