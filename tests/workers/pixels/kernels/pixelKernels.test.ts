import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { compileKernels } from '../../../../scripts/support/compileKernels.mjs';
import { kernelBytes } from '../../../../workers/pixels/kernels/kernelBytes.ts';
import { arraysOf } from '../../../../workers/pixels/kernels/arraysOf.ts';
import {
  arrayKernels,
  forgetPixels,
  forgetPixelsAside,
  freeAfter,
  kernelsWith,
  scratchKernels,
  resumePixels,
  setPixelsAside,
} from '../../../../workers/pixels/kernels/pixelKernels.ts';
import { maskedBlur } from '../../../../workers/pixels/regions/maskedBlur.ts';
import { rasterize } from '../../../../workers/pixels/regions/regionMask.ts';
import { medianOver } from '../../../../workers/pixels/regions/sampled.ts';
import { drawFace } from '../../../drawn/drawFace.ts';
import { fillRaster } from '../../../drawn/fillRaster.ts';
import { planeOf, square } from '../regions/flatView.ts';

const white = (side: number) => fillRaster(side, side, () => [255, 255, 255]);
const isEmpty = (numbers: Float32Array | Int32Array) => numbers.every((value) => value === 0);

/** Series of numbers: evenly spread, over many magnitudes, with a few far from all others, with infinite, tiny and equal ones. */
const spread = fc.constantFrom<(i: number) => number>(
  (i) => Math.sin(i * i),
  (i) => Math.sin(i) ** 3 * 10 ** (i % 20),
  (i) => (i % 997 === 0 ? 1e30 : 0.5 + (i % 61) / 1e6),
  (i) => (i % 1009 === 0 ? -Infinity : i % 7),
  (i) => (i % 2) * 1e-45,
  () => 3,
);

describe('the pixel kernels', () => {
  beforeEach(() => {
    forgetPixelsAside();
    forgetPixels();
  });

  it('are what their source compiles to', async () => {
    expect(Buffer.from(await compileKernels('index')).toString('base64')).toBe(kernelBytes);
  });

  it('[FEA-01] select the number that sorting puts there, of few and of many, however they are spread', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.nat(), spread, (count, some, numberAt) => {
        const { run, values } = arrayKernels();
        const numbers = Float32Array.from({ length: count }, (_, i) => numberAt(i + 1));
        const rank = some % count;
        values(count).set(numbers);
        const sorted = numbers.toSorted();
        expect(run.rankOf(count, rank)).toBe(sorted[rank]);
        // The search for one rank reorders the values, which must not matter to the next search.
        expect(run.rankOf(count, count - 1 - rank)).toBe(sorted[count - 1 - rank]);
      }),
    );
  });

  it('give arrays of zeros, whatever stood there before', () => {
    const { putRaster, roomBehind } = scratchKernels();
    putRaster(white(300), 1);
    roomBehind(200_000).words.fill(-1);
    expect(isEmpty(kernelsWith(white(20)).newFloats(300_000))).toBe(true);
    arrayKernels().newFloats(300_000).fill(1);
    forgetPixels();
    expect(isEmpty(arrayKernels().newFloats(300_000))).toBe(true);
  });

  it('leave arrays as they are when a raster comes, and when the memory is full', () => {
    const known = arrayKernels().newFloats(1_000).fill(7);
    scratchKernels().putRaster(white(300), 1);
    expect(kernelsWith(white(40)).holdsArrays()).toBe(false);
    for (let i = 0; i < 100; i++) arrayKernels().newFloats(200_000).fill(1);
    expect(known.every((value) => value === 7)).toBe(true);
  });

  it('read arrays alike wherever they stand', () => {
    const plane = planeOf((x, y) => ((x * 37 + y * 91) % 101) / 100);
    const mask = rasterize(square(100, 100, 40));
    const near = arrayKernels().newFloats(plane.length);
    near.set(plane);
    const [one, other] = [maskedBlur(plane, mask, 2), maskedBlur(near, mask, 2)];
    expect(other).toEqual(one);
    scratchKernels();
    expect(maskedBlur(Float32Array.from(plane), Uint8Array.from(mask), 2)).toEqual(one);
    expect(medianOver([1, 2, 3], near)).toBe(medianOver([1, 2, 3], plane));
  });

  it('give the room of a reading to the next one, empty', () => {
    const before = arrayKernels().newFloats(100).fill(1);
    const first = freeAfter(() => arrayKernels().newFloats(500).fill(2).byteOffset);
    const second = freeAfter(() => {
      const array = arrayKernels().newFloats(500);
      return { address: array.byteOffset, empty: isEmpty(array) };
    });
    expect(second).toEqual({ address: first, empty: true });
    expect(before.every((value) => value === 1)).toBe(true);
  });

  it('free the room of a reading that fails', () => {
    const first = freeAfter(() => arrayKernels().newFloats(500).byteOffset);
    const fail = () => {
      arrayKernels().newFloats(500);
      throw new Error('no lips');
    };
    expect(() => freeAfter(fail)).toThrow('no lips');
    expect(freeAfter(() => arrayKernels().newFloats(500).byteOffset)).toBe(first);
  });

  it('make an array once a key, and again after the reading that it was made for', () => {
    const sevens = arraysOf(new Map(), (count: number) => arrayKernels().newFloats(count).fill(7));
    freeAfter(() => {
      expect(sevens(300)).toBe(sevens(300));
      freeAfter(() => arrayKernels().newFloats(300).fill(1));
      expect(sevens(300).every((value) => value === 7)).toBe(true);
    });
    freeAfter(() => arrayKernels().newFloats(300).fill(1));
    expect(sevens(300).every((value) => value === 7)).toBe(true);
  });

  it('[PRV-02] wipe what they were given', () => {
    kernelsWith(drawFace({ width: 90, height: 90 }).pixels)
      .newFloats(5_000)
      .fill(1);
    forgetPixels();
    const { values, roomBehind } = scratchKernels();
    expect(isEmpty(values(10_000)) && isEmpty(roomBehind(100_000).words)).toBe(true);
  });

  it('keep what was set aside until it is resumed, and then wipe it', () => {
    const kept = arrayKernels().newFloats(100).fill(3);
    setPixelsAside(kept);
    forgetPixels();
    arrayKernels().newFloats(100).fill(4);
    forgetPixels();
    expect(kept.every((value) => value === 3)).toBe(true);
    resumePixels();
    expect(arrayKernels().newFloats(1).buffer).toBe(kept.buffer);
    forgetPixels();
    expect(isEmpty(kept)).toBe(true);
  });

  it('[PRV-02] wipe what was set aside and is let go', () => {
    const kept = arrayKernels().newFloats(100).fill(3);
    setPixelsAside(kept);
    forgetPixels();
    forgetPixelsAside();
    expect(isEmpty(kept)).toBe(true);
  });
});
