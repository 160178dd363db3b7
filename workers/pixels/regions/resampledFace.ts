import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';

/** Sub-samples a side and frame pixel at most. */
const finest = 4;

/**
 * Reads the raster at every pixel of the frame: bilinear, averaged over the frame pixel's footprint where the raster is
 * finer, which is the low-pass that scaling down needs.
 *
 * @param step raster px a frame px
 */
export function resampledFace(
  raster: PixelBuffer,
  toRaster: (x: number, y: number) => readonly [number, number],
  step: number,
  width: number,
  height: number,
): { readonly rgb: Float32Array; readonly outside: Uint8Array } {
  const { data } = raster;
  const rgb = new Float32Array(width * height * 3);
  const outside = new Uint8Array(width * height);
  const samples = Math.min(finest, Math.max(1, Math.round(step)));
  const share = 1 / (samples * samples);
  const [right, bottom] = [raster.width - 1, raster.height - 1];
  for (let i = 0; i < outside.length; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    for (let sub = 0; sub < samples * samples; sub++) {
      const [px, py] = toRaster(
        x + ((sub % samples) + 0.5) / samples - 0.5,
        y + (Math.floor(sub / samples) + 0.5) / samples - 0.5,
      );
      if (px < -0.5 || py < -0.5 || px > right + 0.5 || py > bottom + 0.5) outside[i] = 1;
      const u = Math.min(right, Math.max(0, px));
      const v = Math.min(bottom, Math.max(0, py));
      const left = Math.min(right - 1, Math.floor(u));
      const top = Math.min(bottom - 1, Math.floor(v));
      const [fx, fy] = [u - left, v - top];
      const at = (top * raster.width + left) * 4;
      const below = at + raster.width * 4;
      for (let channel = 0; channel < 3; channel++) {
        const upper = data[at + channel]! * (1 - fx) + data[at + 4 + channel]! * fx;
        const lower = data[below + channel]! * (1 - fx) + data[below + 4 + channel]! * fx;
        rgb[i * 3 + channel]! += share * (upper * (1 - fy) + lower * fy);
      }
    }
  }
  return { rgb, outside };
}
