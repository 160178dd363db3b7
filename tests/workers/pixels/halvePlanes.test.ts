import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextNoise } from '../../../workers/nextNoise.ts';
import { halve } from '../../../workers/pixels/halve.ts';
import { type HalvedRows, halvePlanes } from '../../../workers/pixels/halvePlanes.ts';
import { type Planes, plainHalf } from '../../drawn/plainHalf.ts';

/** Noise of every level, whose colors exceed what RGB can show as often as not. */
function noisyPlanes(width: number, height: number, seed: number): Planes {
  let state = seed;
  const noise = (length: number) =>
    Uint8Array.from({ length }, () => {
      state = nextNoise(state);
      return state >>> 24;
    });
  const colors = ((width + 1) >> 1) * ((height + 1) >> 1);
  return { width, height, light: noise(width * height), blue: noise(colors), red: noise(colors) };
}

/** The rows `top` to before `bottom` of the half, from a strip with a row more on each side that lies inside the photo. */
function halfStrip({ width, height, light, blue, red }: Planes, top: number, bottom: number): HalvedRows {
  const [first, end] = [Math.max(0, top - 1), Math.min((height + 1) >> 1, bottom + 1)];
  const columns = (width + 1) >> 1;
  const strip = [
    light.subarray(2 * first * width, Math.min(height, 2 * end) * width),
    blue.subarray(first * columns, end * columns),
    red.subarray(first * columns, end * columns),
  ];
  return halvePlanes(
    {
      planes: Uint8Array.from(strip.flatMap((plane) => [...plane])),
      width,
      height: Math.min(height, 2 * end) - 2 * first,
      above: top - first,
    },
    bottom - top,
  );
}

it('[PIP-05] halves a photo in planes, and its half, as if it had been decoded, strip by strip, to the bit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 70 }),
      fc.integer({ min: 2, max: 30 }),
      fc.nat(),
      (width, height, seed) => {
        const planes = noisyPlanes(width, height, seed);
        const expected = plainHalf(planes);
        for (let top = 0; top < expected.height; top += 6) {
          const bottom = Math.min(expected.height, top + 6);
          const rows = expected.data.slice(4 * expected.width * top, 4 * expected.width * bottom);
          const { half, quarter } = halfStrip(planes, top, bottom);
          expect([...half]).toEqual([...rows]);
          expect([...quarter]).toEqual([
            ...halve({ data: rows, width: expected.width, height: bottom - top }).data,
          ]);
        }
      },
    ),
  );
});
