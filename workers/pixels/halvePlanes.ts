import { scratchKernels } from './kernels/pixelKernels.ts';

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

/** Rows of a photo's half and of its quarter, which is the half halved; RGBA. They are valid until the kernels are used again. */
export interface HalvedRows {
  readonly half: Uint8ClampedArray<ArrayBuffer>;
  /** Half as many rows; an odd last row is left out. */
  readonly quarter: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * Makes rows of the half from a strip, with the same result as decoding the photo and halving it (`kernels/planes.ts`). It makes rows of the
 * quarter as well. Called only where the kernels work.
 *
 * @param rows how many rows of the half
 */
export function halvePlanes({ planes, width, height, above }: PlaneStrip, rows: number): HalvedRows {
  const [colorWidth, colorHeight] = [(width + 1) >> 1, (height + 1) >> 1];
  const [halfWidth, quarterWidth, quarterRows] = [width >> 1, width >> 2, rows >> 1];
  const { run, roomBehind } = scratchKernels();
  const sumBytes = 8 * colorWidth + 160;
  const halfBytes = 4 * halfWidth * rows;
  const quarterBytes = 4 * quarterWidth * quarterRows;
  const { address, words } = roomBehind(
    Math.ceil((planes.length + sumBytes + halfBytes + quarterBytes) / 4) + 32,
  );
  const sums = (address + planes.length + 15) & ~15;
  const half = sums + sumBytes;
  const quarter = half + halfBytes + 32;
  new Uint8Array(words.buffer, address).set(planes);
  const blue = address + width * height;
  run.halvePlanes(
    address + 2 * above * width,
    width,
    blue,
    blue + colorWidth * colorHeight,
    colorWidth,
    colorHeight,
    above,
    sums,
    half,
    halfWidth,
    rows,
  );
  run.halve(half, halfWidth, quarter, quarterWidth, quarterRows);
  return {
    half: new Uint8ClampedArray(words.buffer, half, halfBytes),
    quarter: new Uint8ClampedArray(words.buffer, quarter, quarterBytes),
  };
}
