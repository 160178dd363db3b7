/** A picture in OKLab, one plane a channel. */
export interface ColorPlanes {
  /** Lightness, 0-1. */
  readonly L: Float32Array;
  /** Green to red, about -0.3 to 0.3. */
  readonly a: Float32Array;
  /** Blue to yellow. */
  readonly b: Float32Array;
}

/** Steps of the decoding table a byte: interpolated colors lie between the bytes. */
const stepsPerByte = 8;

const linear = Float32Array.from({ length: 255 * stepsPerByte + 1 }, (_, i) => {
  const value = i / (255 * stepsPerByte);
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** sRGB as linear light, in place of bytes: triples of 0-1 from triples of 0-255, not necessarily whole. */
export function linearLight(rgb: Float32Array): Float32Array {
  const light = new Float32Array(rgb.length);
  for (let i = 0; i < rgb.length; i++) light[i] = linear[Math.round(rgb[i]! * stepsPerByte)]!;
  return light;
}

/**
 * Converts linear sRGB to OKLab (Ottosson 2020, "A perceptual color space for image processing").
 *
 * @param light triples, 0-1
 * @param white what each channel is divided by first: the light that the eye is adapted to
 */
export function oklabPlanes(
  light: Float32Array,
  white: readonly [red: number, green: number, blue: number] = [1, 1, 1],
): ColorPlanes {
  const [perRed, perGreen, perBlue] = [1 / white[0], 1 / white[1], 1 / white[2]];
  const count = light.length / 3;
  const [L, a, b] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  for (let i = 0; i < count; i++) {
    const red = light[i * 3]! * perRed;
    const green = light[i * 3 + 1]! * perGreen;
    const blue = light[i * 3 + 2]! * perBlue;
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    L[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    a[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    b[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
  return { L, a, b };
}
