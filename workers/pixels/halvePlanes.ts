import { passingKernels } from './kernels/pixelKernels.ts';

/** Part of a photo whose two planes of color have half the size of its plane of lightness in both directions, rounded up. */
export interface PlaneStrip {
  /** The planes one behind the other: lightness, Cb, Cr. One byte a pixel. */
  readonly planes: Uint8Array;
  /** Size of the strip, px. */
  readonly width: number;
  readonly height: number;
  /** How many rows of the half lie in the strip before the first that is asked for: 1 if the strip begins inside the photo, else 0. */
  readonly above: number;
}

/**
 * Halves rows of a strip as RGBA, just as decoding the photo and halving it would (`kernels/planes.ts`). Asked only where the kernels work.
 *
 * @param rows how many rows of the half
 * @returns a view of the kernels' memory, valid until they are used again.
 */
export function halvePlanes(
  { planes, width, height, above }: PlaneStrip,
  rows: number,
): Uint8ClampedArray<ArrayBuffer> {
  const [colorWidth, colorHeight] = [(width + 1) >> 1, (height + 1) >> 1];
  const halfWidth = width >> 1;
  const { run, roomBehind } = passingKernels();
  const sumBytes = 8 * colorWidth + 160;
  const resultBytes = 4 * halfWidth * rows;
  const { address, words } = roomBehind(Math.ceil((planes.length + sumBytes + resultBytes) / 4) + 32);
  const bytes = new Uint8Array(words.buffer, address);
  bytes.set(planes);
  const blue = address + width * height;
  const sums = (address + planes.length + 15) & ~15;
  const to = sums + sumBytes;
  run.halvePlanes(
    address + 2 * above * width,
    width,
    blue,
    blue + colorWidth * colorHeight,
    colorWidth,
    colorHeight,
    above,
    sums,
    to,
    halfWidth,
    rows,
  );
  return new Uint8ClampedArray(words.buffer, to, resultBytes);
}
