import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { boxResample } from './boxResample.ts';
import { rasterSizes } from './rasterSizes.ts';

/** Side of the sample (PIP-04), px. */
const side = rasterSizes.fingerprint;

/** Luma frequencies kept: those whose indices add up to this or less, the mean among them. */
const highestLuma = 4;

/** Chroma: the mean and the two slowest waves, since JPEG keeps color coarsely. */
const highestChroma = 1;

/** Width of a quantization step in levels of 0-255. Re-encoding moves a coefficient by some hundredths of a level. */
const step = 6;

/**
 * A photo's fingerprint: 32 hex digits that seed every word and jitter of its rating. Hashes the slowest waves of the
 * 32x32 sample, coarsely quantized, so that saving or scaling the same photo anew mostly leaves it (nine times of ten
 * at JPEG quality 80 and more), while another photo differs in some of 21 numbers.
 *
 * The waves are the DCT-II's, as in perceptual hashing (Zauner, Implementation and Benchmarking of Perceptual Image Hash
 * Functions, 2010, section 3.2.1); quantized amplitudes stand in for the signs, because a sign close to zero flips with
 * the noise of one level, an amplitude only at the edges of its step.
 *
 * @param canvas of any size.
 */
export function fingerprint(canvas: PixelBuffer): string {
  const sample = boxResample(canvas, side, side);
  const channels = splitLumaChroma(sample);
  const amplitudes = [
    ...waves(channels.luma, highestLuma),
    ...waves(channels.blueness, highestChroma),
    ...waves(channels.redness, highestChroma),
  ];
  return hash128(amplitudes.map((amplitude) => Math.round(amplitude / step)));
}

/** Luma and color differences of Rec. 601 (ITU-R BT.601-7, section 2.5.1), unscaled: levels of 0-255 and around 0. */
function splitLumaChroma({ data }: PixelBuffer) {
  const count = side * side;
  const luma = new Float64Array(count);
  const blueness = new Float64Array(count);
  const redness = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const red = data[i * 4]!;
    const blue = data[i * 4 + 2]!;
    luma[i] = 0.299 * red + 0.587 * data[i * 4 + 1]! + 0.114 * blue;
    blueness[i] = (blue - luma[i]!) / 2;
    redness[i] = (red - luma[i]!) / 2;
  }
  return { luma, blueness, redness };
}

/** DCT-II amplitudes u, v with u + v up to `highest`, in levels: a wave of amplitude 1 gives 1, the mean itself. */
function waves(plane: Float64Array, highest: number): number[] {
  const amplitudes: number[] = [];
  for (let v = 0; v <= highest; v++)
    for (let u = 0; u + v <= highest; u++) {
      let sum = 0;
      for (let y = 0; y < side; y++)
        for (let x = 0; x < side; x++)
          sum += plane[y * side + x]! * waveTable[u * side + x]! * waveTable[v * side + y]!;
      amplitudes.push((sum * (u === 0 ? 1 : 2) * (v === 0 ? 1 : 2)) / (side * side));
    }
  return amplitudes;
}

/** The waves along one axis, `side` samples each, from the mean's up to the fastest that is kept. */
const waveTable = Float64Array.from({ length: (highestLuma + 1) * side }, (_, i) =>
  Math.cos((Math.PI * Math.floor(i / side) * (2 * (i % side) + 1)) / (2 * side)),
);

/** Four 32-bit lanes, each mixed as MurmurHash3 mixes (Appleby 2011, public domain), joined as hex. */
function hash128(numbers: readonly number[]): string {
  return [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f]
    .map((seed) => {
      let state = seed;
      for (const number of numbers) {
        const scrambled = Math.imul(rotate(Math.imul(number, 0xcc9e2d51), 15), 0x1b873593);
        state = Math.imul(rotate(state ^ scrambled, 13), 5) + 0xe6546b64;
      }
      return finish(state ^ numbers.length)
        .toString(16)
        .padStart(8, '0');
    })
    .join('');
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function finish(word: number): number {
  let mixed = word;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
