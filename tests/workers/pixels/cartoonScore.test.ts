import { describe, expect, it } from 'vitest';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { cartoonScore } from '../../../workers/pixels/cartoonScore.ts';
import { fitWithin } from '../../../workers/pixels/fitWithin.ts';
import { drawCartoon } from '../../drawn/drawCartoon.ts';
import { cats, drawCat } from '../../drawn/drawCat.ts';
import { drawFace } from '../../drawn/drawFace.ts';
import { drawLandscape } from '../../drawn/drawLandscape.ts';
import { drawnLights, type DrawnLightName } from '../../drawn/drawnLights.ts';
import { drawnScenes } from '../../drawn/drawScenes.ts';
import { fillRaster, type Rgb } from '../../drawn/fillRaster.ts';
import { everyMonkTone, type MonkTone } from '../../drawn/monkTones.ts';

/** As the face check sees a picture: 100 px of the canvas of 200. */
const checked = (pixels: PixelBuffer) => cartoonScore(fitWithin(fitWithin(pixels, 200), 100));
const limit = 0.9;
const lights = Object.keys(drawnLights) as DrawnLightName[];

describe('cartoonScore', () => {
  it.each([
    { name: 'in color', options: {} },
    { name: 'in other colors', options: { skin: '#8d5a3b', paper: '#f6d04d', hair: '#202020' } },
    { name: 'on white', options: { paper: '#ffffff', skin: '#ffd9b8', hair: '#d9a520' } },
    { name: 'in ink on paper', options: { style: 'line' } },
    { name: 'large', options: { side: 900 } },
    { name: 'small', options: { side: 160 } },
  ] as const)('[FAC-03] a cartoon with curved, antialiased outlines $name is a drawing', ({ options }) => {
    expect(checked(drawCartoon(options))).toBeGreaterThan(limit);
  });

  it('[FAC-03] a picture of flat blocks is a drawing', () => {
    const colors: readonly Rgb[] = [[255, 220, 60], [240, 80, 60], [60, 160, 240]]; // prettier-ignore
    const blocks = fillRaster(100, 100, (x, y) =>
      x % 25 === 0 || y % 25 === 0 ? [0, 0, 0] : colors[(Math.floor(x / 25) + Math.floor(y / 25)) % 3]!,
    );
    expect(cartoonScore(blocks)).toBeGreaterThan(limit);
  });

  it.each(Object.entries(drawnScenes))('[FAC-03] a photo of %s is none', (_, draw) => {
    expect(checked(draw())).toBeLessThan(0.8);
  });

  it.each(Object.entries(cats))('[FAC-03] a photo of a %s cat is none', (_, coat) => {
    expect(checked(drawCat(coat))).toBeLessThan(0.5);
  });

  it('[FAC-03] a photographed landscape is none', () => {
    expect(checked(drawLandscape())).toBeLessThan(0.5);
  });

  it.each([
    ...everyMonkTone.map((tone) => ({ tone, light: 'daylight' as DrawnLightName })),
    ...lights.flatMap((light) => [
      { tone: 2 as MonkTone, light },
      { tone: 9 as MonkTone, light },
    ]),
  ])('[FAC-08] a face of Monk tone $tone in $light light is none, made up heavily', ({ tone, light }) => {
    const makeup = { lips: { amount: 1 }, lids: { amount: 0.8 }, liner: 0.8, blush: { amount: 0.8 } };
    expect(checked(drawFace({ tone, light, width: 160, height: 192, ...makeup }).pixels)).toBeLessThan(0.8);
  });

  it('[FAC-03] a white backdrop makes no drawing of a photo', () => {
    const { data, width, height } = drawFace({ width: 100, height: 120 }).pixels;
    const cutOut = fillRaster(200, 200, (x, y) => {
      const [u, v] = [x - 50, y - 40];
      if (u < 0 || v < 0 || u >= width || v >= height) return [255, 255, 255];
      const at = (v * width + u) * 4;
      return [data[at]!, data[at + 1]!, data[at + 2]!];
    });
    expect(checked(cutOut)).toBeLessThan(limit);
  });

  it('[FAC-03] outlines may be three px wide, antialiased, and not four', () => {
    /** Two flat halves, and steps of this many levels, across as many px, between them. */
    const halves = (px: number) =>
      fillRaster(60, 60, (x) => {
        const across = Math.min(1, Math.max(0, (x - 30) / px));
        return [40 + 160 * across, 60, 60];
      });
    expect(cartoonScore(halves(3))).toBeGreaterThan(limit);
    expect(cartoonScore(halves(4))).toBe(0);
  });

  it('[FAC-03] what has no edge is empty, not drawn', () => {
    expect(cartoonScore(fillRaster(8, 8, () => [90, 90, 90]))).toBe(0);
    expect(cartoonScore(fillRaster(1, 1, () => [90, 90, 90]))).toBe(0);
  });
});
