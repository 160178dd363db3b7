import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';

/** Added to the local spread of brightness, 0-255, so that noise on even areas stays faint. */
const noise = 6;
/** The spread that every place gets around the middle gray, levels, and the share of the local mean's distance from it that is kept. */
const spread = 40;
const meanShare = 0.3;
const middle = 128;

/**
 * Local contrast normalization (Jarrett et al. 2009, "What is the best multi-stage architecture for object recognition?",
 * section 2.1): edges stand out alike in bright, dark and differently colored areas.
 *
 * @param rgb red, green, blue of each pixel, 0-255, row by row
 * @param side of the square, px
 * @param radius of the box that is a pixel's surroundings, px
 * @returns a gray raster
 */
export function contrastNormalized(rgb: Float32Array, side: number, radius: number): PixelBuffer {
  const brightness = new Float32Array(side * side);
  for (let i = 0; i < brightness.length; i++)
    brightness[i] = 0.3 * rgb[i * 3]! + 0.59 * rgb[i * 3 + 1]! + 0.11 * rgb[i * 3 + 2]!;
  const means = boxMeans(brightness, side, radius);
  const differences = brightness.map((value, i) => value - means[i]!);
  const variances = boxMeans(
    differences.map((value) => value * value),
    side,
    radius,
  );
  const data = new Uint8ClampedArray(side * side * 4);
  for (let i = 0; i < brightness.length; i++) {
    const detail = differences[i]! / (Math.sqrt(Math.max(0, variances[i]!)) + noise);
    data.fill(middle + spread * detail + meanShare * (means[i]! - middle), i * 4, i * 4 + 3);
    data[i * 4 + 3] = 255;
  }
  return { data, width: side, height: side };
}

/** The mean of the box around each pixel, as far as it lies on the square: two passes of running sums. */
function boxMeans(values: Float32Array, side: number, radius: number): Float32Array {
  return transposedMeans(transposedMeans(values, side, radius), side, radius);
}

/** The mean along each row, transposed. */
function transposedMeans(values: Float32Array, side: number, radius: number): Float32Array {
  const means = new Float32Array(values.length);
  for (let y = 0; y < side; y++) {
    let sum = 0;
    for (let x = -radius; x < side; x++) {
      if (x + radius < side) sum += values[y * side + x + radius]!;
      if (x - radius > 0) sum -= values[y * side + x - radius - 1]!;
      if (x >= 0) means[x * side + y] = sum / (Math.min(side - 1, x + radius) - Math.max(0, x - radius) + 1);
    }
  }
  return means;
}
