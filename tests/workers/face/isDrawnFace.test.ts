import { describe, expect, it } from 'vitest';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { isDrawnFace } from '../../../workers/face/isDrawnFace.ts';
import { drawFace } from '../../drawn/drawFace.ts';
import { everyMonkTone } from '../../drawn/monkTones.ts';

const { pixels, face } = drawFace({ tone: 5 });

const changed = (change: (level: number, at: number) => number): PixelBuffer => ({
  ...pixels,
  data: pixels.data.map((level, at) => (at % 4 === 3 ? level : change(level, at))),
});
const green = (at: number) => pixels.data[at - (at % 4) + 1]!;

describe('isDrawnFace', () => {
  it.each(everyMonkTone)('[FAC-08] a photographed face of Monk tone %i is none, made up heavily', (tone) => {
    const madeUp = drawFace({
      tone,
      foundation: 1,
      lips: { amount: 1 },
      lids: { color: '#2f4f8f', amount: 1 },
      blush: { amount: 1 },
      liner: 1,
    });
    expect(isDrawnFace(madeUp.pixels, madeUp.face)).toBe(false);
  });

  it('[FAC-03] a face in few flat colors is drawn', () => {
    expect(
      isDrawnFace(
        changed((level) => 64 * Math.round(level / 64)),
        face,
      ),
    ).toBe(true);
  });

  it('[FAC-03] a face in one flat color is drawn, after JPEG left its noise on it', () => {
    const noisy = changed((level, at) =>
      green(at) < 70 ? level : [228, 168, 138][at % 4]! + ((at * 7919) % 5) - 2,
    );
    expect(isDrawnFace(noisy, face)).toBe(true);
  });

  it('[FAC-03] a face left as paper between lines of ink is drawn', () => {
    const paper = changed((_, at) => (green(at) < 70 ? 30 : 240 + ((at * 7919) % 5)));
    expect(isDrawnFace(paper, face)).toBe(true);
  });

  it('[FAC-08] a photo that was enlarged many times is not, though most neighbors are equal', () => {
    const { width } = pixels;
    const slope = (at: number) => Math.round(((Math.floor(at / 4) % width) / width) * 60);
    const smooth = changed((level, at) => (green(at) < 70 ? level : [170, 110, 80][at % 4]! + slope(at)));
    expect(isDrawnFace(smooth, face)).toBe(false);
  });

  it('[FAC-03] a black and white photo is not', () => {
    const shaded = changed((_, at) => {
      const across = ((at / 4) % pixels.width) / pixels.width;
      return green(at) * (0.5 + across);
    });
    expect(isDrawnFace(shaded, face)).toBe(false);
  });

  it('[FAC-08] a black and white photo in bright, even light is not', () => {
    const even = changed((_, at) => {
      const across = ((at / 4) % pixels.width) / pixels.width;
      return green(at) < 70 ? 30 : 205 + 40 * across;
    });
    expect(isDrawnFace(even, face)).toBe(false);
  });

  it('[FAC-03] of a photo that a filter washed out nothing is said', () => {
    expect(
      isDrawnFace(
        changed((level) => 200 + 0.14 * level),
        face,
      ),
    ).toBe(false);
  });

  it('of a face outside the photo nothing is said', () => {
    const points = face.points.map((value) => value + 10_000);
    expect(isDrawnFace(pixels, { ...face, points })).toBe(false);
  });
});
