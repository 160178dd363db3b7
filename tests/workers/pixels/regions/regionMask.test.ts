import { describe, expect, it } from 'vitest';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import {
  boundsOf,
  countOf,
  dilate,
  joinedPixels,
  rasterize,
  pixelsOf,
  type RegionMask,
  subtract,
  withoutColored,
  withoutDarker,
} from '../../../../workers/pixels/regions/regionMask.ts';
import { square } from './flatView.ts';

function maskFrom(isSet: (x: number, y: number) => boolean): RegionMask {
  const mask = new Uint8Array(frameWidth * frameHeight);
  for (let y = 0, i = 0; y < frameHeight; y++)
    for (let x = 0; x < frameWidth; x++, i++) mask[i] = Number(isSet(x, y));
  return mask;
}
/** The pixels that two masks disagree on. */
function differing(one: RegionMask, other: RegionMask): number[] {
  const pixels: number[] = [];
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) pixels.push(i);
  return pixels;
}
const rectangle = (left: number, top: number, right: number, bottom: number) =>
  maskFrom((x, y) => x >= left && x <= right && y >= top && y <= bottom);

describe('rasterize', () => {
  it('takes the pixels whose centers lie inside, those on the upper and left edge among them', () => {
    expect(differing(rasterize(square(10, 20, 5)), rectangle(10, 20, 15, 24))).toEqual([]);
    expect(differing(rasterize([10.4, 20, 12.6, 20, 12.6, 22, 10.4, 22]), rectangle(11, 20, 12, 21))).toEqual(
      [],
    );
    // Too thin for a center.
    expect([...pixelsOf(rasterize([10.2, 20, 10.8, 20, 10.8, 22, 10.2, 22]))]).toEqual([]);
  });

  it('follows slanted edges', () => {
    // A right triangle: on row y, x runs from 100 to 100 + y - 50.
    const triangle = rasterize([100, 50, 120, 70, 100, 70]);
    const rows = maskFrom((x, y) => y >= 50 && y < 70 && x >= 100 && x <= 100 + y - 50);
    expect(differing(triangle, rows)).toEqual([]);
  });

  it('leaves out what a polygon goes around twice over, and dents', () => {
    // A U: two arms and a base.
    const u = rasterize([50, 50, 60, 50, 60, 70, 80, 70, 80, 50, 90, 50, 90, 90, 50, 90]);
    const arms = maskFrom((x, y) => y >= 50 && y < 90 && x >= 50 && x <= 90 && !(y < 70 && x > 60 && x < 80));
    expect(differing(u, arms)).toEqual([]);
  });

  it('unites several polygons', () => {
    const both = rasterize(square(10, 10, 4), square(12, 12, 4));
    const [one, other] = [rasterize(square(10, 10, 4)), rasterize(square(12, 12, 4))];
    expect(
      differing(
        both,
        one.map((value, i) => value | other[i]!),
      ),
    ).toEqual([]);
  });

  it('ends at the frame', () => {
    const [right, bottom] = [frameWidth - 1, frameHeight - 1];
    expect(differing(rasterize(square(-10, -10, 15)), rectangle(0, 0, 5, 4))).toEqual([]);
    expect(
      differing(
        rasterize(square(right - 5, bottom - 5, 40)),
        rectangle(right - 5, bottom - 5, right, bottom),
      ),
    ).toEqual([]);
    expect([...pixelsOf(rasterize(square(frameWidth, 10, 20)))]).toEqual([]);
    expect([...pixelsOf(rasterize(square(-30, 10, 20)))]).toEqual([]);
    expect([...pixelsOf(rasterize(square(10, frameHeight, 20)))]).toEqual([]);
    expect([...pixelsOf(rasterize())]).toEqual([]);
  });
});

describe('boundsOf', () => {
  it('is the smallest rectangle around all of a mask', () => {
    const scattered = maskFrom(
      (x, y) => (x === 30 && y === 9) || (x === 12 && y === 20) || (x === 25 && y === 40),
    );
    expect(boundsOf(scattered)).toEqual({ left: 12, top: 9, width: 19, height: 32 });
    expect(boundsOf(rectangle(0, 0, frameWidth - 1, frameHeight - 1))).toEqual({
      left: 0,
      top: 0,
      width: frameWidth,
      height: frameHeight,
    });
    expect(boundsOf(rectangle(7, 8, 7, 8))).toEqual({ left: 7, top: 8, width: 1, height: 1 });
  });

  it('is a single pixel of an empty mask', () => {
    expect(boundsOf(maskFrom(() => false))).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });
});

describe('dilate', () => {
  it('reaches as far to all four sides, corners among them', () => {
    expect(differing(dilate(rectangle(100, 100, 110, 105), 3), rectangle(97, 97, 113, 108))).toEqual([]);
    expect(differing(dilate(rectangle(100, 100, 110, 106), -3), rectangle(103, 103, 107, 103))).toEqual([]);
    expect([...pixelsOf(dilate(rectangle(100, 100, 110, 105), -3))]).toEqual([]);
    expect(differing(dilate(rectangle(100, 100, 110, 105), 1), rectangle(99, 99, 111, 106))).toEqual([]);
    expect(differing(dilate(rectangle(100, 100, 110, 105), -1), rectangle(101, 101, 109, 104))).toEqual([]);
  });

  it('shrinks what it grew back to itself', () => {
    const mask = rectangle(100, 100, 120, 110);
    expect(differing(dilate(dilate(mask, 3), -3), mask)).toEqual([]);
  });

  it('leaves a mask as it is by nothing', () => {
    const mask = rectangle(100, 100, 110, 105);
    expect(differing(dilate(mask, 0), mask)).toEqual([]);
  });

  it('widens islands far apart by any reach, and leaves nothing as it is', () => {
    const islands = maskFrom((x, y) => (x === 20 && y === 30) || (x === 290 && y === 350));
    for (const reach of [1, 2, 7, 26, 200])
      expect(
        differing(
          dilate(islands, reach),
          maskFrom((x, y) =>
            [[20, 30] as const, [290, 350] as const].some(
              ([column, row]) => Math.max(Math.abs(x - column), Math.abs(y - row)) <= reach,
            ),
          ),
        ),
      ).toEqual([]);
    const empty = maskFrom(() => false);
    expect([...pixelsOf(dilate(empty, 9))]).toEqual([]);
  });

  it('closes gaps and opens holes', () => {
    const gap = maskFrom((x, y) => y >= 50 && y <= 60 && x >= 50 && x <= 70 && x !== 60);
    expect(differing(dilate(gap, 1), rectangle(49, 49, 71, 61))).toEqual([]);
    const hole = maskFrom((x, y) => y >= 50 && y <= 60 && x >= 50 && x <= 60 && !(x === 55 && y === 55));
    expect(
      differing(
        dilate(hole, -1),
        maskFrom(
          (x, y) =>
            x >= 51 && x <= 59 && y >= 51 && y <= 59 && !(Math.abs(x - 55) < 2 && Math.abs(y - 55) < 2),
        ),
      ),
    ).toEqual([]);
  });

  it('neither leaves the frame nor shrinks from its edge, beyond which nothing is known', () => {
    const [right, bottom] = [frameWidth - 1, frameHeight - 1];
    expect(differing(dilate(rectangle(0, 0, 4, 4), 3), rectangle(0, 0, 7, 7))).toEqual([]);
    expect(
      differing(
        dilate(rectangle(right - 4, bottom - 4, right, bottom), 3),
        rectangle(right - 7, bottom - 7, right, bottom),
      ),
    ).toEqual([]);
    expect(differing(dilate(rectangle(0, 0, 9, 9), -3), rectangle(0, 0, 6, 6))).toEqual([]);
    expect(
      differing(
        dilate(rectangle(right - 9, bottom - 9, right, bottom), -3),
        rectangle(right - 6, bottom - 6, right, bottom),
      ),
    ).toEqual([]);
  });

  it('does not change the mask it is given', () => {
    const mask = rectangle(100, 100, 110, 105);
    dilate(mask, 2);
    dilate(mask, -2);
    subtract(mask, rectangle(100, 100, 104, 105));
    expect(differing(mask, rectangle(100, 100, 110, 105))).toEqual([]);
  });
});

describe('rasterize', () => {
  it('fills one polygon once, and others with it anew', () => {
    const [one, other] = [square(10, 10, 5), square(40, 10, 5)];
    expect(rasterize(one) === rasterize(one)).toBe(true);
    expect([...pixelsOf(rasterize(one, other))]).toEqual(
      [...pixelsOf(rasterize(one)), ...pixelsOf(rasterize(other))].toSorted((a, b) => a - b),
    );
    expect(pixelsOf(rasterize([...one]))).toEqual(pixelsOf(rasterize(one)));
  });
});

describe('withoutDarker', () => {
  it('takes out what is as dark as the least light, or darker, and nothing else', () => {
    const light = new Float32Array(frameWidth * frameHeight).fill(0.5);
    // 0.3 as a single is a little more than 0.3.
    light.set([0.25, 0.2, 0.3, 0.26], 10);
    const mask = rectangle(9, 0, 14, 0);
    expect([...pixelsOf(withoutDarker(mask, light, 0.25))]).toEqual([9, 12, 13, 14]);
    expect([...pixelsOf(withoutDarker(mask, light, 0.3))]).toEqual([9, 12, 14]);
    expect(pixelsOf(mask)).toHaveLength(6);
  });
});

describe('subtract and pixelsOf', () => {
  it('takes all the others away', () => {
    expect(
      differing(
        subtract(rectangle(10, 10, 20, 20), rectangle(10, 10, 20, 14), rectangle(0, 0, 14, 40)),
        rectangle(15, 15, 20, 20),
      ),
    ).toEqual([]);
    expect(differing(subtract(rectangle(10, 10, 20, 20)), rectangle(10, 10, 20, 20))).toEqual([]);
  });

  it('joins lists of pixels one after the other', () => {
    const lists = [[3, 1], [], [2]].map((list) => Int32Array.from(list));
    expect([...joinedPixels(lists)]).toEqual([3, 1, 2]);
    expect([...joinedPixels([])]).toEqual([]);
  });

  it('lists indices row by row, from the first pixel to the last', () => {
    expect([...pixelsOf(rectangle(0, 0, 1, 1))]).toEqual([0, 1, frameWidth, frameWidth + 1]);
    const [right, bottom] = [frameWidth - 1, frameHeight - 1];
    expect([...pixelsOf(rectangle(right, bottom, right, bottom))]).toEqual([frameWidth * frameHeight - 1]);
    expect([...pixelsOf(rectangle(3, 2, 3, 2))]).toEqual([2 * frameWidth + 3]);
  });
});

describe('dilate, held against a search of every square', () => {
  const [width, height] = [frameWidth, frameHeight];
  const scattered = new Uint8Array(width * height);
  for (const [x, y] of [
    [0, 0],
    [width - 1, 3],
    [5, height - 1],
    [width - 1, height - 1],
    [160, 190],
    [171, 190],
  ] as const)
    scattered[y * width + x] = 1;

  it.each([1, 2, 6, 20, 38])('reaches %i px to each side, never around an edge', (reach) => {
    const found = (mask: RegionMask, wanted: number, at: number) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
        for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++)
          if (mask[v * width + u] === wanted) return true;
      return false;
    };
    const holed = scattered.map((value) => 1 - value);
    const [dilated, eroded] = [dilate(scattered, reach), dilate(holed, -reach)];
    for (let at = 0; at < scattered.length; at += 7) {
      if (dilated[at] !== Number(found(scattered, 1, at))) expect.fail(`dilated at ${at}`);
      if (eroded[at] !== Number(!found(holed, 0, at))) expect.fail(`eroded at ${at}`);
    }
  });
});

describe('withoutColored', () => {
  it('leaves the pixels whose chroma is below that share of their lightness', () => {
    const mask = rectangle(0, 0, 3, 0);
    const planes = { light: new Float32Array(mask.length).fill(0.5), red: new Float32Array(mask.length) };
    const yellow = new Float32Array(mask.length);
    // Redness .15 and yellowness .2 make a chroma of .25 (3² + 4² = 5²), which is half the lightness; .3 alone is more than half.
    planes.red.set([0.15, -0.15, 0.15, 0.3], 0);
    yellow.set([0.2, -0.2, -0.2, 0], 0);
    const left = (least: number) => [...pixelsOf(withoutColored(mask, { ...planes, yellow }, least))];
    expect(left(0.51)).toEqual([0, 1, 2]);
    expect(left(0.49)).toEqual([]);
    expect(countOf(withoutColored(mask, { ...planes, yellow }, 0.61))).toBe(4);
  });
});
