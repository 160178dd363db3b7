import { createPlanes, linearLightOf, type OklabPlanes, writeOklab } from '../oklab.ts';

/** Steps of the decoding table a byte: interpolated colors lie between the bytes. */
const stepsPerByte = 8;

const linear = Float32Array.from({ length: 255 * stepsPerByte + 1 }, (_, i) =>
  linearLightOf(i / (255 * stepsPerByte)),
);

/** sRGB as linear light: triples of 0-1 from triples of 0-255, not necessarily whole. */
export function linearLight(rgb: Float32Array): Float32Array {
  const light = new Float32Array(rgb.length);
  for (let i = 0; i < rgb.length; i++) light[i] = linear[Math.round(rgb[i]! * stepsPerByte)]!;
  return light;
}

/**
 * Converts linear sRGB to OKLab.
 *
 * @param light triples, 0-1
 * @param white what each channel is divided by first: the light that the eye is adapted to
 */
export function oklabPlanes(
  light: Float32Array,
  white: readonly [red: number, green: number, blue: number] = [1, 1, 1],
): OklabPlanes {
  const [perRed, perGreen, perBlue] = [1 / white[0], 1 / white[1], 1 / white[2]];
  const count = light.length / 3;
  const planes = createPlanes(count);
  for (let i = 0; i < count; i++)
    writeOklab(planes, i, light[i * 3]! * perRed, light[i * 3 + 1]! * perGreen, light[i * 3 + 2]! * perBlue);
  return planes;
}
