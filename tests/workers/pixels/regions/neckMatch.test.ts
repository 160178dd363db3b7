import { describe, expect, it } from 'vitest';
import type { PixelBuffer } from '../../../../src/domain/photo/PixelBuffer.ts';
import { type DrawnFaceOptions, drawFace } from '../../../drawn/drawFace.ts';
import { everyMonkTone } from '../../../drawn/monkTones.ts';
import { viewFace } from '../../../../workers/pixels/regions/FaceView.ts';
import { evennessWithNeck, neckMatch } from '../../../../workers/pixels/regions/neckMatch.ts';
import { faceVisibility } from '../../../../workers/pixels/regions/faceVisibility.ts';
import { measureRaster } from '../../../measuring/measureRaster.ts';
import { thenForget } from '../../../../workers/thenForget.ts';

const drawn = (options: DrawnFaceOptions) =>
  drawFace({ width: 300, height: 360, foundation: 0.8, ...options });

const matched = thenForget(
  (options: DrawnFaceOptions, change: (pixels: PixelBuffer) => PixelBuffer = (same) => same) => {
    const { pixels, face } = drawn(options);
    const raster = change(pixels);
    const view = viewFace(raster, face);
    return neckMatch(raster, view, faceVisibility(view, face));
  },
);

/** What lies below the drawn chin replaced by a color a pixel. */
const below =
  (color: (i: number) => readonly [number, number, number]) =>
  (pixels: PixelBuffer): PixelBuffer => {
    const data = pixels.data.slice();
    for (let i = 283 * pixels.width; i < pixels.width * pixels.height; i++) data.set(color(i), i * 4);
    return { ...pixels, data };
  };

describe('neckMatch', () => {
  it.each(everyMonkTone)('[FEA-01] ranks masks that end at the jaw on Monk tone %i', (tone) => {
    for (const light of ['cool', 'side'] as const) {
      const matches = [0, 0.5, 1].map((mask) => matched({ tone, light, mask }));
      const [none, half, whole] = matches.map((match) => match?.mismatch ?? Number.NaN);
      expect(none, light).toBeLessThan(0.05);
      expect(half, light).toBeGreaterThan(none!);
      expect(whole, light).toBeGreaterThan(half! + 0.2);
      for (const match of matches) expect(match?.confidence, light).toBeGreaterThan(0.8);
    }
  });

  it('[FAC-08] reads the same mask alike on all ten Monk tones', () => {
    const mismatches = everyMonkTone.map((tone) => matched({ tone, light: 'cool', mask: 1 })!.mismatch);
    expect(Math.max(...mismatches) - Math.min(...mismatches)).toBeLessThan(0.06);
  });

  it.each([
    ['a neck out of the frame', { center: [0.5, 0.66] }, undefined],
    ['a blue collar', {}, () => [60, 80, 140]],
    ['black hair', {}, () => [12, 10, 9]],
    ['a white shirt', {}, () => [240, 242, 245]],
    // Every other pixel skin, as between strands and in knitwear.
    ['a pattern', {}, (i: number) => (i % 2 === 0 ? [190, 150, 110] : [90, 70, 52])],
  ] as const)('sees no neck in %s', (_, options, color) => {
    expect(matched(options, color && below(color as never))).toBeNull();
  });

  it('sees no neck on a head turned away, nor hues in black and white', () => {
    const { pixels, face } = drawn({});
    const points = face.points.slice();
    points[3] = points[454 * 3]! * 0.75 + points[3]! * 0.25;
    const view = viewFace(pixels, face);
    expect(neckMatch(pixels, view, faceVisibility(view, { ...face, points }))).toBeNull();
    const gray = (raster: PixelBuffer) => ({
      ...raster,
      data: raster.data.map((value, i, all) => (i % 4 === 3 ? value : all[i - (i % 4) + 1]!)),
    });
    expect(matched({}, gray)).toBeNull();
  });
});

describe('evennessWithNeck', () => {
  const outline: number[] = [];

  it('[FEA-01] takes a mask from the evenness, as far as it is worn and the neck is to be believed', () => {
    const mask = { mismatch: 1, confidence: 1, outline };
    expect(evennessWithNeck(0.9, 0.8, mask)).toBeCloseTo(0.63, 5);
    expect(evennessWithNeck(0.9, 0.8, { ...mask, confidence: 0.5 })).toBeCloseTo(0.9 * 0.85, 5);
    expect(evennessWithNeck(0.9, 0.225, mask)).toBeCloseTo(0.9 * 0.85, 5);
    expect(evennessWithNeck(0.9, 0.15, mask)).toBe(0.9);
  });

  it('[FEA-01] changes nothing where no neck is seen', () => {
    expect(evennessWithNeck(0.9, 0.8, null)).toBe(0.9);
  });

  it('[FEA-01] [RES-03] lowers a measured evenness, and shows the neck among what was measured', () => {
    const [match, mask] = [0, 1].map((amount) => {
      const { pixels, face } = drawn({ mask: amount });
      return measureRaster(pixels, face);
    });
    expect(mask!.features.skinToneUniformity).toBeLessThan(match!.features.skinToneUniformity - 0.05);
    const base = [match!, mask!].map(({ evidence }) => evidence.find(({ key }) => key === 'foundation')!);
    expect(base.map(({ reading }) => reading.split(', ').at(-1))).toEqual([
      'matched to the neck',
      'a shade off the neck',
    ]);
    const { box } = drawn({}).face;
    for (const { beside } of base)
      expect(Math.max(...beside!.filter((_, i) => i % 2 === 1))).toBeGreaterThan(box.y + box.height);
  });
});
