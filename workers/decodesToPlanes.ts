import { decodePhoto } from './decodePhoto.ts';
import { decodePlanes, mayHavePlanes } from './decodePlanes.ts';
import { halfFromPlanes } from './halfFromPlanes.ts';
import { drawPixels, encode, newCanvas, readPixels } from './imageCodec.ts';
import { noisyRaster } from './noisyRaster.ts';
import { halve } from './pixels/halve.ts';
import { pixelKernels } from './pixels/kernels/pixelKernels.ts';

let planesAlike: Promise<boolean> | undefined;

/**
 * Whether this browser decodes JPEGs to planes of which `halfFromPlanes` makes the same half, to the bit, as the browser's own pixels give.
 * Tried once on a noisy patch.
 */
export function decodesToPlanes(): Promise<boolean> {
  planesAlike ??= triesPlanes(33, 31).catch(() => false);
  return planesAlike;
}

async function triesPlanes(width: number, height: number): Promise<boolean> {
  if (!pixelKernels()) return false;
  const canvas = newCanvas(width, height);
  drawPixels(canvas, noisyRaster(width, height));
  const file = await encode(canvas, 'image/jpeg', 0.9);
  if (!mayHavePlanes(file)) return false;
  const frame = await decodePlanes(await file.arrayBuffer());
  if (!frame) return false;
  const half = newCanvas(width >> 1, height >> 1);
  await halfFromPlanes(frame, half).finally(() => frame.close());
  const image = await decodePhoto(file);
  canvas.drawImage(image, 0, 0);
  image.close();
  const expected = halve(readPixels(canvas, width, height)).data;
  return readPixels(half, width >> 1, height >> 1).data.every((level, i) => level === expected[i]);
}
