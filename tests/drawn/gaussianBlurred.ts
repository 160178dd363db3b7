import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';

/** The pixels blurred by a Gaussian of `sigma` px, as smoothing filters do; edges repeat. */
export function gaussianBlurred({ data, width, height }: PixelBuffer, sigma: number): PixelBuffer {
  const across = blurredLines(Float32Array.from(data), width, height, 4, width * 4, sigma);
  const result = blurredLines(across, height, width, width * 4, 4, sigma);
  return { width, height, data: new Uint8ClampedArray(result) };
}

/** Blurs `lines` lines of `count` pixels; pixels lie `step` values apart, lines `stride`. */
function blurredLines(
  from: Float32Array,
  count: number,
  lines: number,
  step: number,
  stride: number,
  sigma: number,
): Float32Array {
  const reach = Math.ceil(2.5 * sigma);
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-((k - reach) ** 2) / (2 * sigma ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const to = new Float32Array(from.length);
  for (let line = 0; line < lines; line++) {
    for (let i = 0; i < count; i++) {
      const at = line * stride + i * step;
      for (let k = -reach; k <= reach; k++) {
        const neighbor = line * stride + Math.min(count - 1, Math.max(0, i + k)) * step;
        const weight = weights[k + reach]! / total;
        for (let channel = 0; channel < 4; channel++) to[at + channel]! += weight * from[neighbor + channel]!;
      }
    }
  }
  return to;
}
