import { describe, expect, it } from 'vitest';
import { breakdownKeys } from '../../../../src/domain/analysis/Breakdown.ts';
import { type DrawnFaceOptions, drawFace, makeupColors } from '../../../drawn/drawFace.ts';
import { fillRaster } from '../../../drawn/fillRaster.ts';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import { measureFace as measure } from '../../../../workers/pixels/regions/measureFace.ts';
import { rasterize } from '../../../../workers/pixels/regions/regionMask.ts';
import { damageMakeup, damages } from '../../../measuring/damageMakeup.ts';
import { brightened } from '../../../measuring/variants.ts';
import { flatFace, flatView } from './flatView.ts';
import { thenForget } from '../../../../workers/thenForget.ts';

const fingerprint = 'ab'.repeat(16);
const measureFace = thenForget(measure);

function measured(options: DrawnFaceOptions) {
  const { pixels, face } = drawFace({ width: 360, height: 432, ...options });
  return measureFace({ fingerprint, raster: pixels }, face);
}

describe('measureFace', () => {
  it.each([1, 4, 7, 10] as const)('[FEA-02] reads a bare face of Monk tone %i as bare', (tone) => {
    const { features } = measured({ tone });
    expect(features.lipColorIntensity).toBeLessThan(0.12);
    expect(features.eyeMakeupIntensity).toBeLessThan(0.08);
    expect(features.blushIntensity).toBeLessThan(0.015);
    expect(features.foundationCoverage).toBeLessThan(0.15);
    expect(features).toMatchObject({
      hasFoundation: false,
      hasEyeMakeup: false,
      hasLipMakeup: false,
      hasBlush: false,
    });
  });

  it.each([1, 4, 7, 10] as const)(
    '[FEA-01] [FEA-02] reads a made-up face of Monk tone %i as made up',
    (tone) => {
      const { features, basis } = measured({
        tone,
        lips: { amount: 0.5 },
        lids: { amount: 0.5 },
        blush: { amount: 0.4 },
        foundation: 0.8,
      });
      expect(features).toMatchObject({
        hasFoundation: true,
        hasEyeMakeup: true,
        hasLipMakeup: true,
        hasBlush: true,
        imageFingerprint: fingerprint,
      });
      expect(features.skinToneUniformity).toBeGreaterThan(0.6);
      expect(features.colorVariance).toBeGreaterThan(0);
      expect(basis).toBe('face');
    },
  );

  it.each([
    ['lips', { lips: { amount: 0.6 } }, 'lipColorIntensity'],
    ['shadow', { lids: { amount: 0.6 } }, 'eyeMakeupIntensity'],
    ['liner', { liner: 0.9 }, 'eyeMakeupIntensity'],
    ['blush', { blush: { amount: 0.6 } }, 'blushIntensity'],
    ['a base', { foundation: 0.9 }, 'foundationCoverage'],
  ] as const)('[FEA-01] raises one feature for %s and leaves the others', (_, makeup, raised) => {
    const bare = measured({ tone: 5 }).features;
    const made = measured({ tone: 5, ...makeup }).features;
    expect(made[raised]).toBeGreaterThan(bare[raised] + 0.1);
    for (const key of [
      'lipColorIntensity',
      'eyeMakeupIntensity',
      'blushIntensity',
      'foundationCoverage',
    ] as const)
      if (key !== raised) expect(Math.abs(made[key] - bare[key]), key).toBeLessThan(0.08);
  });

  it('[FEA-01] reads lips that are nearly black beside the base, and black beside the skin outside of it', () => {
    const { outlines } = flatView().regions;
    const [face, lips, apples] = [[outlines.oval], [outlines.lips], outlines.apples].map((areas) =>
      rasterize(...areas),
    );
    // The base is darker and more orange than the skin on which it ends. Blush shows that the photo is in color.
    const raster = fillRaster(frameWidth, frameHeight, (x, y) => {
      const i = y * frameWidth + x;
      if (lips![i] === 1) return [1, 1, 1];
      if (apples![i] === 1) return [228, 140, 140];
      return face![i] === 1 ? [228, 180, 150] : [233, 207, 190];
    });
    const { features, unseen } = measureFace({ fingerprint, raster }, flatFace);
    expect(unseen).toEqual([]);
    expect(features.lipColorIntensity).toBeGreaterThanOrEqual(0);
    expect(features.lipColorIntensity).toBeLessThanOrEqual(1);
  });

  it('[FEA-01] counts colors that skin does not have', () => {
    expect(measured({ tone: 4 }).features.artificialColors).toBe(0);
    const blue = measured({
      tone: 4,
      lids: { amount: 1, color: '#1030c0' },
      blush: { amount: 1, color: '#5050ff' },
    });
    expect(blue.features.artificialColors).toBeGreaterThan(0.05);
  });

  it('withholds the qualities of makeup that is not there', () => {
    const { qualities } = measured({ tone: 6 });
    expect(qualities.lipEdge).toBeNull();
    expect(qualities.lipEvenness).toBeNull();
    expect(qualities.colorHarmony).toBeNull();
    expect(qualities.symmetry).toBeGreaterThan(0.9);
  });

  it('shows for each sub-score where it was measured, within the face and in plain words', () => {
    const { pixels, face } = drawFace({
      width: 360,
      height: 432,
      lips: { amount: 0.6 },
      lids: { amount: 0.6 },
    });
    const { evidence } = measureFace({ fingerprint, raster: pixels }, face);
    expect(evidence.map(({ key }) => key)).toEqual([...breakdownKeys]);
    for (const { polygons, reading } of evidence) {
      expect(reading).toMatch(/[a-z]/);
      expect(polygons.length).toBeGreaterThan(0);
      for (const polygon of polygons)
        polygon.forEach((value, i) => {
          const from = i % 2 === 0 ? face.box.x : face.box.y;
          const size = i % 2 === 0 ? face.box.width : face.box.height;
          expect(value).toBeGreaterThan(from - 2);
          expect(value).toBeLessThan(from + size + 2);
        });
    }
  });

  it.each(([1, 5, 8, 10] as const).flatMap((tone) => [[tone, true] as const, [tone, 'mirroring'] as const]))(
    'names eyes behind sunglasses as covered, on Monk tone %i, %s',
    (tone, sunglasses) => {
      const measurement = measured({ tone, sunglasses, lips: { amount: 0.5 } });
      expect(measurement.unseen).toEqual([{ area: 'eyes', reason: 'covered' }]);
      expect(measurement.features.hasEyeMakeup).toBe(false);
      expect(measurement.qualities.eyeDefinition).toBeNull();
      expect(measurement.confidence.eyeMakeup).toBe(0);
      expect(measurement.evidence.some(({ key }) => key === 'eyeMakeup')).toBe(false);
      expect(measurement.features.hasLipMakeup).toBe(true);
    },
  );

  it('names lips outside the photo, and measures the rest', () => {
    const { unseen, features } = measured({ center: [0.5, 0.8], lids: { amount: 0.8 } });
    expect(unseen).toContainEqual({ area: 'lips', reason: 'outOfFrame' });
    expect(features.hasLipMakeup).toBe(false);
    expect(features.hasEyeMakeup).toBe(true);
  });

  it('measures one side of a turned head and withholds symmetry', () => {
    const { pixels, face } = drawFace({ width: 360, height: 432, lips: { amount: 0.6 } });
    const points = face.points.slice();
    // The tip of the nose three quarters of the way to the ear: a head turned to one side.
    points[3] = points[454 * 3]! * 0.75 + points[3]! * 0.25;
    const measurement = measureFace({ fingerprint, raster: pixels }, { ...face, points });
    expect(measurement.unseen).toContainEqual({ area: 'symmetry', reason: 'turnedAway' });
    expect(measurement.qualities.symmetry).toBeNull();
    expect(measurement.confidence.symmetry).toBe(0);
    expect(measurement.features.hasLipMakeup).toBe(true);
  });

  it('says that a face too small or too dark cannot be measured', () => {
    const small = measured({ width: 200, height: 240, scale: 0.12 });
    expect(small.unseen).toContainEqual({ area: 'lips', reason: 'tooSmall' });
    const { pixels, face } = drawFace({ width: 360, height: 432 });
    const night = brightened(0.06)(pixels);
    const dark = measureFace({ fingerprint, raster: night }, face);
    expect(dark.unseen).toContainEqual({ area: 'skin', reason: 'tooDark' });
    expect(dark.features.skinToneUniformity).toBe(0);
  });

  it('trusts a sharp large face more than a small one, and lips more than eyes', () => {
    const large = measured({}).confidence;
    const small = measured({ width: 240, height: 288, scale: 0.2 }).confidence;
    for (const key of breakdownKeys) expect(small[key]).toBeLessThan(large[key]);
    expect(large.lipPrecision).toBeGreaterThan(large.eyeMakeup);
  });

  it('reads the same through exposure and white balance', () => {
    const makeup = { tone: 5, lips: { amount: 0.5 }, lids: { amount: 0.5 }, blush: { amount: 0.5 } } as const;
    const [daylight, warm, cool, dim] = (['daylight', 'warm', 'cool', 'dim'] as const).map(
      (light) => measured({ ...makeup, light }).features,
    );
    for (const other of [warm!, cool!, dim!])
      for (const key of ['lipColorIntensity', 'eyeMakeupIntensity', 'blushIntensity'] as const)
        expect(Math.abs(other[key] - daylight![key]), key).toBeLessThan(0.05);
  });

  it('measures a rolled head as an upright one', () => {
    const makeup = { lips: { amount: 0.5, color: makeupColors.pink }, blush: { amount: 0.5 } };
    const upright = measured(makeup).features;
    const rolled = measured({ ...makeup, roll: 20 }).features;
    expect(Math.abs(rolled.lipColorIntensity - upright.lipColorIntensity)).toBeLessThan(0.04);
    expect(Math.abs(rolled.blushIntensity - upright.blushIntensity)).toBeLessThan(0.06);
  });

  it('[FEA-01] reads of a face too small nothing at all, and trusts nothing but that', () => {
    const { features, qualities, confidence, evidence, smoothingSuspicion } = measured({
      width: 200,
      height: 240,
      scale: 0.12,
      lips: { amount: 0.8 },
      lids: { amount: 0.8 },
      blush: { amount: 0.8 },
    });
    expect(features).toMatchObject({
      hasFoundation: false,
      hasEyeMakeup: false,
      hasLipMakeup: false,
      hasBlush: false,
      foundationCoverage: 0,
      skinToneUniformity: 0,
      eyeMakeupIntensity: 0,
      lipColorIntensity: 0,
      blushIntensity: 0,
    });
    expect(new Set(Object.values(qualities))).toEqual(new Set([null]));
    expect(smoothingSuspicion).toBeNull();
    expect(evidence.map(({ key }) => key)).toEqual(['trendAlignment']);
    for (const key of breakdownKeys.filter((each) => each !== 'trendAlignment'))
      expect(confidence[key]).toBe(0);
  });

  it('names cheeks under hair as covered, and reads no blush on them', () => {
    const apples = rasterize(...flatView().regions.outlines.apples);
    const level = (x: number, y: number) => (apples[y * frameWidth + x] === 1 ? 12 : 180);
    const lips = rasterize(flatView().regions.outlines.lips);
    const hair = fillRaster(frameWidth, frameHeight, (x, y) =>
      lips[y * frameWidth + x] === 1 ? [180, 120, 120] : [level(x, y), level(x, y), level(x, y)],
    );
    const { unseen, features } = measureFace({ fingerprint, raster: hair }, flatFace);
    expect(unseen).toEqual([{ area: 'cheeks', reason: 'covered' }]);
    expect(features).toMatchObject({ blushIntensity: 0, hasBlush: false });
  });

  it('takes what ends on a cheek for blush on that one alone, but not where the mouth is covered as well', () => {
    const { apples, lips } = flatView().regions.outlines;
    const [rouge, mouth] = [rasterize(apples[0]), rasterize(lips)];
    const seen = (lipColor: readonly [number, number, number]) => {
      const raster = fillRaster(frameWidth, frameHeight, (x, y) => {
        const at = y * frameWidth + x;
        if (mouth[at] === 1) return lipColor;
        return rouge[at] === 1 ? [200, 140, 140] : [180, 170, 160];
      });
      return measureFace({ fingerprint, raster }, flatFace);
    };
    expect(seen([180, 120, 120]).oneSidedBlush).toBe(1);
    const covered = seen([180, 170, 160]);
    expect(covered.unseen).toContainEqual({ area: 'lips', reason: 'covered' });
    expect(covered.oneSidedBlush).toBe(0);
  });

  it('rates neither edge nor evenness of bare lips, and no harmony of a bare face', () => {
    const bare = measured({}).qualities;
    expect(bare).toMatchObject({ lipEdge: null, lipEvenness: null, colorHarmony: null });
    for (const told of [bare.blending, bare.symmetry, bare.eyeDefinition]) expect(told).not.toBeNull();
    const { qualities } = measured({ lips: { amount: 0.6 } });
    for (const told of [qualities.lipEdge, qualities.lipEvenness, qualities.colorHarmony])
      expect(told).not.toBeNull();
  });

  it.each([2, 5, 9] as const)(
    '[SCO-01] reads how far lips are smeared apart from their edge, and nothing of bare ones, on Monk tone %i',
    (tone) => {
      const smeared = (lips: DrawnFaceOptions['lips']) => {
        const { pixels, face } = drawFace({ width: 360, height: 432, tone, ...(lips && { lips }) });
        const read = (raster: typeof pixels) => measureFace({ fingerprint, raster }, face);
        return [read(pixels), read(damageMakeup(pixels, face, damages['lips smeared']!))] as const;
      };
      const [clean, messy] = smeared({ amount: 0.7 });
      expect(clean.lipSmear).toBe(0);
      expect(messy.lipSmear).toBe(1);
      expect(messy.qualities.lipEdge).not.toBeNull();
      const [bare, marked] = smeared(undefined);
      expect([bare.lipSmear, marked.lipSmear]).toEqual([0, 0]);
    },
  );

  it.each([2, 9] as const)('names what needs color in a photo without it, on Monk tone %i', (tone) => {
    const look: DrawnFaceOptions = { tone, lips: { amount: 0.7 }, liner: 0.9, blush: { amount: 0.7 } };
    const { pixels, face } = drawFace({ width: 360, height: 432, ...look });
    const gray = fillRaster(pixels.width, pixels.height, (x, y) => {
      const green = pixels.data[(y * pixels.width + x) * 4 + 1]!;
      return [green, green, green];
    });
    const { unseen, features, qualities } = measureFace({ fingerprint, raster: gray }, face);
    for (const area of ['lips', 'skin', 'cheeks', 'symmetry'] as const)
      expect(unseen).toContainEqual({ area, reason: 'noColor' });
    expect(features).toMatchObject({ hasLipMakeup: false, hasBlush: false, hasFoundation: false });
    expect(qualities).toMatchObject({ lipEdge: null, colorHarmony: null, blending: null, symmetry: null });
    // Liner is as black as in color.
    expect(features.hasEyeMakeup).toBe(true);
  });
});
