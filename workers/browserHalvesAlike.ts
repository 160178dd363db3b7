import { drawPixels, newCanvas, readPixels } from './imageCodec.ts';
import { noisyRaster } from './noisyRaster.ts';
import { halve } from './pixels/halve.ts';

let halvesAlike: boolean | undefined;

/** Whether this browser halves by drawing just as `halve` does; tried once on a noisy patch. WebKit rounds to the nearest. */
export function browserHalvesAlike(): boolean {
  halvesAlike ??= triesAlike(16);
  return halvesAlike;
}

function triesAlike(side: number): boolean {
  const noise = noisyRaster(side, side);
  const whole = newCanvas(side, side);
  drawPixels(whole, noise);
  const half = newCanvas(side / 2, side / 2);
  half.imageSmoothingQuality = 'low';
  half.drawImage(whole.canvas, 0, 0, side / 2, side / 2);
  const expected = halve(noise).data;
  return readPixels(half, side / 2, side / 2).data.every((level, i) => level === expected[i]);
}
