/** A picture in OKLab, one plane a channel. */
export interface ColorPlanes {
  /** Lightness, 0-1. */
  readonly L: Float32Array;
  /** Green to red, about -0.3 to 0.3. */
  readonly a: Float32Array;
  /** Blue to yellow. */
  readonly b: Float32Array;
  /** 1 where a channel is at its limit, so that the light is unknown. */
  readonly clipped: Uint8Array;
}

/** Steps of the decoding table a byte: interpolated colors lie between the bytes. */
const stepsPerByte = 8;
/** Bytes from here on, or down to here in all channels, have lost their light. */
const clippedAbove = 252;
const clippedBelow = 4;

const linear = Float32Array.from({ length: 255 * stepsPerByte + 1 }, (_, i) => {
  const value = i / (255 * stepsPerByte);
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/**
 * Converts sRGB to OKLab (Ottosson 2020, "A perceptual color space for image processing").
 *
 * @param rgb triples, 0-255, not necessarily whole
 */
export function oklabPlanes(rgb: Float32Array): ColorPlanes {
  const count = rgb.length / 3;
  const [L, a, b] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const clipped = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const [red, green, blue] = [rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!];
    const top = Math.max(red, green, blue);
    clipped[i] = top >= clippedAbove || top <= clippedBelow ? 1 : 0;
    const r = linear[Math.round(red * stepsPerByte)]!;
    const g = linear[Math.round(green * stepsPerByte)]!;
    const bl = linear[Math.round(blue * stepsPerByte)]!;
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * bl);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * bl);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * bl);
    L[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    a[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    b[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
  return { L, a, b, clipped };
}
