import { describe, expect, test } from 'vitest';
import { breakdownKeys } from '../../../src/domain/analysis/Breakdown.ts';
import type { LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import type { FaceLocation } from '../../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { fitWithin } from '../../../workers/pixels/fitWithin.ts';
import { measureLook } from '../../../workers/pixels/measureLook.ts';
import { drawFace, type DrawnFaceOptions } from '../../drawn/drawFace.ts';
import { fillRaster, type Rgb } from '../../drawn/fillRaster.ts';
import type { MonkTone } from '../../drawn/monkTones.ts';

const fingerprint = '0123456789abcdef0123456789abcdef';
const notFound: FaceLocation = { kind: 'none' };

const measure = (pixels: PixelBuffer): LookMeasurement =>
  measureLook(
    {
      fingerprint,
      raster: pixels,
      canvas: fitWithin(pixels, 200),
    },
    notFound,
  );
const look = (options: DrawnFaceOptions) =>
  measure(drawFace({ width: 170, height: 196, ...options }).pixels).features;

const tones: readonly MonkTone[] = [1, 4, 7, 10];
/** On the darkest, drawn hair and lashes are too close to skin for this measure; with a located face they are not. */
const lighterTones: readonly MonkTone[] = [1, 4, 7];

describe('a photo without a located face', () => {
  test('[FEA-01] is measured as a whole: amounts of 0-1, the fingerprint, and the label that says so', () => {
    const measured = measure(drawFace({ width: 260, height: 300 }).pixels);
    expect(measured.basis).toBe('wholePhoto');
    const { features } = measured;
    for (const amount of [
      features.foundationCoverage,
      features.eyeMakeupIntensity,
      features.lipColorIntensity,
      features.blushIntensity,
      features.skinToneUniformity,
      features.artificialColors,
    ]) {
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(1);
    }
    expect(features.colorVariance).toBeGreaterThan(0);
    expect(features.imageFingerprint).toBe(fingerprint);
    expect(Object.keys(measured.confidence)).toEqual([...breakdownKeys]);
    expect(Object.values(measured.confidence).every((confidence) => confidence > 0 && confidence < 0.5)).toBe(
      true,
    );
    expect(measured.qualities).toEqual({
      lipEdge: null,
      lipEvenness: null,
      colorHarmony: null,
      blending: null,
      symmetry: null,
      toneEvenness: null,
      eyeDefinition: null,
    });
    expect(measured).toMatchObject({ unseen: [], evidence: [], smoothingSuspicion: null });
  });

  test.for(tones)('[FEA-01] red lips raise the lip color, on Monk tone %s', (tone) => {
    const bare = look({ tone }).lipColorIntensity;
    const red = look({ tone, lips: { color: '#a3122a', amount: 0.8 } });
    expect(red.lipColorIntensity).toBeGreaterThan(bare + 0.3);
    expect(red.hasLipMakeup).toBe(true);
  });

  test.for(lighterTones)('[FEA-01] liner and shadow raise the eye makeup, on Monk tone %s', (tone) => {
    const bare = look({ tone }).eyeMakeupIntensity;
    const made = look({ tone, liner: 1, lids: { color: '#243a6b', amount: 0.9 } }).eyeMakeupIntensity;
    expect(made).toBeGreaterThan(bare);
  });

  test('[FEA-01] an evening base raises uniformity and never lowers coverage', () => {
    const bare = look({ blotches: 1 });
    const based = look({ blotches: 1, foundation: 1 });
    expect(based.skinToneUniformity).toBeGreaterThan(bare.skinToneUniformity);
    expect(based.foundationCoverage).toBeGreaterThanOrEqual(bare.foundationCoverage);
  });

  test('[FEA-01] half the light changes no amount by more than a tenth', () => {
    const lit = look({ lips: { color: '#a3122a', amount: 0.8 } });
    const dim = look({ lips: { color: '#a3122a', amount: 0.8 }, light: 'dim' });
    expect(Math.abs(dim.lipColorIntensity - lit.lipColorIntensity)).toBeLessThan(0.1);
    expect(Math.abs(dim.skinToneUniformity - lit.skinToneUniformity)).toBeLessThan(0.1);
  });

  test('[FEA-01] where nothing has the color of skin, nothing is measured and nothing trusted', () => {
    const sea = measure(fillRaster(120, 90, (x, y) => [20, 60 + ((x * y) % 40), 190]));
    expect(sea.features).toMatchObject({
      hasFoundation: false,
      hasEyeMakeup: false,
      hasLipMakeup: false,
      hasBlush: false,
      lipColorIntensity: 0,
    });
    expect(Object.keys(sea.confidence)).toEqual([...breakdownKeys]);
    expect(Object.values(sea.confidence).every((confidence) => confidence === 0)).toBe(true);
    expect(sea).toMatchObject({ basis: 'wholePhoto', unseen: [], evidence: [] });
  });

  test.for([
    { width: 100, height: 60, tall: 12 },
    { width: 60, height: 100, tall: 12 },
    { width: 30, height: 30, tall: 4 },
  ])(
    '[FEA-01] of $width x $height px, lips are looked for within skin as far as 0.08 of the longest side, 3 px at least',
    ({ width, height, tall }) => {
      const skin = [190, 140, 110] as const;
      const [middleX, middleY] = [width / 2, height / 2];
      // Lips as tall as the reach allows, in skin that reaches 8 px further; around it the sea.
      const isWithin = (x: number, y: number, beyond: number) =>
        Math.abs(x + 0.5 - middleX) < 12 + beyond / 2 && Math.abs(y + 0.5 - middleY) < tall / 2 + beyond;
      const pictured = (lips: Rgb) =>
        measure(
          fillRaster(width, height, (x, y) =>
            isWithin(x, y, 0) ? lips : isWithin(x, y, 8) ? skin : [20, 60, 190],
          ),
        ).features.lipColorIntensity;
      expect(pictured([170, 20, 50])).toBeGreaterThan(0.5);
      expect(pictured(skin)).toBeLessThan(0.1);
    },
  );
});

test('[FEA-01] a located face is measured on its regions instead', () => {
  const { pixels } = drawFace({ width: 170, height: 196 });
  // Landmarks of no face in particular: what counts here is who measures.
  const points = Float32Array.from({ length: 468 * 3 }, (_, i) => {
    const turn = (Math.floor(i / 3) / 468) * 2 * Math.PI;
    return [85 + 50 * Math.cos(turn), 98 + 60 * Math.sin(turn), 0][i % 3]!;
  });
  const face = { points, flag: 1, box: { x: 35, y: 38, width: 100, height: 120 } };
  const measured = measureLook(
    { fingerprint, raster: pixels, canvas: fitWithin(pixels, 200) },
    { kind: 'found', face, others: [], turned: 0 },
  );
  expect(measured.basis).toBe('face');
  expect(measured.features.imageFingerprint).toBe(fingerprint);
});
