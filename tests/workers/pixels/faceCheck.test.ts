import { describe, expect, test } from 'vitest';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { cartoonScore } from '../../../workers/pixels/cartoonScore.ts';
import { faceCheck } from '../../../workers/pixels/faceCheck.ts';
import { fitWithin } from '../../../workers/pixels/fitWithin.ts';
import { overallQuality, photoQuality } from '../../../workers/pixels/photoQuality.ts';
import { skinShare } from '../../../workers/pixels/skinShare.ts';
import { drawFace } from '../../drawn/drawFace.ts';
import { drawnLights, type DrawnLightName } from '../../drawn/drawnLights.ts';
import { drawnScenes } from '../../drawn/drawScenes.ts';
import { fillRaster, type Rgb } from '../../drawn/fillRaster.ts';
import { everyMonkTone, monkTones, type MonkTone } from '../../drawn/monkTones.ts';
import { encodedChannel, linearChannel } from '../../drawn/linearColor.ts';

const lights = Object.keys(drawnLights) as DrawnLightName[];
const everyToneAndLight = everyMonkTone.flatMap((tone) => lights.map((light) => ({ tone, light })));

/** A number of 0-1 of no order, the same for the same place. */
const grain = (x: number, y: number): number => {
  const turn = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return turn - Math.floor(turn);
};

const textured = (width: number, height: number, color: Rgb, depth = 60): PixelBuffer =>
  fillRaster(width, height, (x, y) => {
    const shade = (grain(x, y) - 0.5) * depth;
    return color.map((level) => level + shade) as unknown as Rgb;
  });

const skin: Rgb = [190, 140, 110];
const sea: Rgb = [30, 90, 190];

const photo = (tone: MonkTone, light: DrawnLightName): PixelBuffer =>
  fitWithin(drawFace({ width: 120, height: 132, tone, light }).pixels, 100);

test.for(everyToneAndLight)(
  '[FAC-08] a face of Monk tone $tone in $light light is let in',
  ({ tone, light }) => {
    const validation = faceCheck(photo(tone, light));
    expect(validation.errors).toEqual([]);
    expect(validation).toMatchObject({ hasFace: true, isRealPerson: true, faceCount: 1 });
  },
);

describe('[FAC-08] skin on a fifth of a picture of the sea is found', () => {
  /** Gains of a lamp, of a cloudy sky, and of a dim room, on linear light. */
  const casts = { neutral: [1, 1, 1], warm: [1, 0.88, 0.68], cool: [0.88, 0.97, 1], dim: [0.25, 0.25, 0.25] };
  const lit = (hex: string, gains: readonly number[]): Rgb =>
    [1, 3, 5].map((at, i) => {
      const level = Number.parseInt(hex.slice(at, at + 2), 16);
      return Math.round(encodedChannel(linearChannel(level) * gains[i]!));
    }) as unknown as Rgb;

  test.for(Object.entries(casts))('in %s light, in all ten tones', ([, gains]) => {
    for (const tone of monkTones) {
      const color = lit(tone, gains);
      const share = skinShare(fillRaster(50, 50, (x) => (x < 10 ? color : sea)));
      expect({ tone, share }).toEqual({ tone, share: 0.2 });
    }
  });
});

test('[FAC-01] yields qualities and a confidence of 0-1, which more skin raises', () => {
  const little = faceCheck(fillRaster(100, 100, (x, y) => (x < 4 ? skin : [30 + grain(x, y) * 90, 90, 190])));
  const much = faceCheck(textured(100, 100, skin));
  for (const { confidence, imageQuality } of [little, much])
    for (const value of [confidence, ...Object.values(imageQuality)]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  expect(much.confidence).toBeGreaterThan(little.confidence);
});

test('[FAC-01] the confidence grows from even odds to nine of ten at a fifth of skin', () => {
  const confidence = (columns: number) =>
    faceCheck(fillRaster(50, 50, (x) => (x < columns ? skin : sea))).confidence;
  expect(confidence(0)).toBe(0);
  expect(confidence(1)).toBeCloseTo(0.5 + 0.4 * 0.1, 10);
  expect(confidence(5)).toBeCloseTo(0.7, 10);
  expect(confidence(10)).toBeCloseTo(0.9, 10);
  expect(confidence(40)).toBeCloseTo(0.9, 10);
});

test('[FAC-01] where color has no say, a face is presumed at even odds', () => {
  const gray = faceCheck(fillRaster(50, 50, (x) => [x, x, x]));
  expect(gray).toMatchObject({ hasFace: true, faceCount: 1, confidence: 0.5 });
});

test('[FAC-01] where there is no skin, there is no face', () => {
  const empty = faceCheck(textured(50, 50, sea));
  expect(empty).toMatchObject({ hasFace: false, faceCount: 0, confidence: 0 });
});

test('[FAC-04] a picture is in color from one colored pixel of a hundred on, by nine levels or more', () => {
  const picture = (colored: number, by: number) =>
    skinShare(
      fillRaster(10, 20, (x, y) => (y * 10 + x < colored ? [100, 100 - by, 100 - by] : [90, 90, 90])),
    );
  expect(picture(1, 9)).toBeNull();
  expect(picture(2, 9)).not.toBeNull();
  expect(picture(200, 8)).toBeNull();
});

test('[FAC-02] fewer than 2500 pixels are too few, 2500 are enough', () => {
  const refusal = 'Image resolution too low. Please use a higher quality image.';
  expect(faceCheck(textured(50, 50, skin)).errors).toEqual([]);
  const small = faceCheck(textured(49, 51, skin));
  expect(small).toMatchObject({ isRealPerson: false, errors: [refusal] });
});

test('[FAC-02] the pixels are those of the photo: a panorama is small on its copy only', () => {
  const copy = textured(100, 20, skin);
  expect(faceCheck(copy, { width: 8000, height: 1600 }).errors).toEqual([]);
  expect(faceCheck(copy).errors).not.toEqual([]);
});

test('[FAC-03] a picture of few flat colors with hard outlines is a drawing', () => {
  const colors: readonly Rgb[] = [
    [255, 220, 60],
    [240, 80, 60],
    [60, 160, 240],
  ];
  const drawing = fillRaster(100, 100, (x, y) =>
    x % 25 === 0 || y % 25 === 0 ? [0, 0, 0] : colors[(Math.floor(x / 25) + Math.floor(y / 25)) % 3]!,
  );
  expect(cartoonScore(drawing)).toBeGreaterThan(0.9);
  expect(faceCheck(drawing)).toMatchObject({ isRealPerson: false });
  expect(faceCheck(drawing).errors[0]).toBe(
    'This appears to be a cartoon or drawing. Please upload a real photo.',
  );
});

test('[FAC-03] a painted portrait with soft shades is no cartoon, and noise even less', () => {
  expect(cartoonScore(photo(5, 'daylight'))).toBeLessThan(0.5);
  expect(cartoonScore(textured(100, 100, skin))).toBeLessThan(0.3);
});

test('[FAC-04] skin on less than half a percent of the picture is nobody', () => {
  const withSkinPixels = (count: number) =>
    fillRaster(100, 100, (x, y) => (y * 100 + x < count ? skin : [20, 60 + grain(x, y) * 90, 190]));
  expect(skinShare(withSkinPixels(49))).toBeCloseTo(0.0049);
  expect(faceCheck(withSkinPixels(49))).toMatchObject({
    hasFace: false,
    isRealPerson: false,
    errors: ['No human features detected. Please upload a photo of yourself.'],
  });
  expect(faceCheck(withSkinPixels(50)).errors).toEqual([]);
});

test.for(['greyWall', 'whiteWall', 'asphalt', 'clouds', 'meadow', 'sea'] as const)(
  '[FAC-04] nobody is seen in a photo of %s',
  (scene) => {
    const seen = faceCheck(fitWithin(drawnScenes[scene](), 100));
    expect(seen).toMatchObject({ hasFace: false, isRealPerson: false });
    expect(seen.errors).toContain('No human features detected. Please upload a photo of yourself.');
  },
);

test('[FAC-04] a black and white portrait is not refused for its color', () => {
  const { data, width, height } = photo(6, 'daylight');
  const grey = fillRaster(width, height, (x, y) => {
    const level = data[(y * width + x) * 4 + 1]!;
    return [level, level, level];
  });
  expect(skinShare(grey)).toBeNull();
  expect(faceCheck(grey).errors).toEqual([]);
});

test('[FAC-05] a photo without light, one without shade and one without any detail are too poor', () => {
  const refusal = 'Image quality too poor. Please use better lighting.';
  const black = textured(100, 100, [4, 4, 4], 6);
  const white = textured(100, 100, [253, 253, 253], 3);
  const flat = fillRaster(100, 100, () => skin);
  for (const picture of [black, white, flat]) {
    expect(overallQuality(photoQuality(picture))).toBeLessThan(0.05);
    expect(faceCheck(picture).errors).toContain(refusal);
  }
  expect(faceCheck(textured(100, 100, skin)).errors).toEqual([]);
});

test('[FAC-08] light and sharpness are read alike on all tones', () => {
  for (const light of ['daylight', 'dim'] as const) {
    const qualities = everyMonkTone.map((tone) => overallQuality(photoQuality(photo(tone, light))));
    expect(Math.min(...qualities)).toBeGreaterThan(0.4);
  }
});
