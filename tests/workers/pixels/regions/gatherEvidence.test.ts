import { noFaults } from '../../../../src/domain/analysis/Faults.ts';
import { describe, expect, it } from 'vitest';
import type { BreakdownKey } from '../../../../src/domain/analysis/Breakdown.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { gatherEvidence, type Readings } from '../../../../workers/pixels/regions/gatherEvidence.ts';
import type { FaceVisibility } from '../../../../workers/pixels/regions/faceVisibility.ts';
import { everything, square } from './flatView.ts';

/** Regions as squares side by side, on a frame twice as fine as the raster and 10 px further to the right. */
const outlines = {
  oval: square(0, 0, 300),
  lips: square(100, 200, 40),
  mouth: square(110, 210, 10),
  lids: [square(40, 80, 20), square(200, 80, 20)],
  cheeks: [square(40, 140, 30), square(200, 140, 30)],
  forehead: square(100, 10, 60),
  nose: square(120, 90, 30),
};
const view = {
  regions: { outlines },
  frame: { toRaster: (x: number, y: number) => [x / 2 + 10, y / 2 + 0.04] },
} as unknown as FaceView;
const onRaster = (outline: readonly number[]) =>
  outline.map((value, i) => (i % 2 === 0 ? value / 2 + 10 : value / 2));

const readings = {
  features: {
    skinToneUniformity: 0.815,
    foundationCoverage: 0.304,
    eyeMakeupIntensity: 0.125,
    lipColorIntensity: 0.5,
    blushIntensity: 0.5,
  },
  qualities: { colorHarmony: 0.751, blending: 0.249, symmetry: 1 },
  baseTold: 1,
  lipCoat: 0,
  ...noFaults,
  neck: null,
} as unknown as Readings;

function gathered(seen: Partial<FaceVisibility> = {}, change: Partial<Readings['qualities']> = {}) {
  const evidence = gatherEvidence(
    view,
    { ...everything, ...seen },
    {
      ...readings,
      qualities: { ...readings.qualities, ...change },
    },
  );
  return new Map(evidence.map((entry) => [entry.key, entry]));
}
const polygonsOf = (key: BreakdownKey, seen: Partial<FaceVisibility> = {}) =>
  gathered(seen).get(key)?.polygons;

describe('gatherEvidence', () => {
  it('[RES-03] says of each sub-score what was read, in plain words', () => {
    expect([...gathered().values()].map(({ key, reading }) => [key, reading])).toEqual([
      ['foundation', 'skin tone 82% even, texture 30% covered'],
      ['eyeMakeup', 'lids and lash lines 13% of the way from bare to bold'],
      ['lipPrecision', 'lip color 50% of the way from bare to bold'],
      ['colorHarmony', 'hues 75% in harmony'],
      ['blendingTechnique', 'transitions 25% soft'],
      ['symmetry', 'left and right 100% alike in color'],
      ['trendAlignment', 'follows from the other six scores'],
    ]);
  });

  it('[RES-03] says that lips are smeared where that is more likely than not', () => {
    const said = (lipSmear: number) =>
      gatherEvidence(view, everything, { ...readings, lipSmear }).find(({ key }) => key === 'lipPrecision')
        ?.reading;
    expect(said(0.49)).toBe('lip color 50% of the way from bare to bold');
    expect(said(0.5)).toBe('lip color 50% of the way from bare to bold, smeared over the line');
  });

  it('[RES-03] says that a base lies in patches, or ends in a line, where that is more likely than not', () => {
    const said = (faults: Partial<Readings>) =>
      gatherEvidence(view, everything, { ...readings, ...faults }).find(({ key }) => key === 'foundation')
        ?.reading;
    const plain = 'skin tone 82% even, texture 30% covered';
    expect(said({ basePatches: 0.49, baseEnd: 0.49 })).toBe(plain);
    expect(said({ basePatches: 0.5 })).toBe(`${plain}, in patches`);
    expect(said({ baseEnd: 0.5 })).toBe(`${plain}, ends in a line at the edge of the face`);
    expect(said({ baseTold: 0 })).toBeUndefined();
    expect(said({ baseTold: 0, basePatches: 0.5 })).toBe(`${plain}, in patches`);
  });

  it('[RES-03] outlines where it was read, in pixels of the raster to a tenth', () => {
    const [cheeks, lids] = [outlines.cheeks.map(onRaster), outlines.lids.map(onRaster)];
    const skin = [...cheeks, onRaster(outlines.forehead), onRaster(outlines.nose)];
    expect(polygonsOf('foundation')).toEqual(skin);
    expect(polygonsOf('eyeMakeup')).toEqual(lids);
    expect(polygonsOf('blendingTechnique')).toEqual([...cheeks, ...lids]);
    expect(polygonsOf('symmetry')).toEqual([...cheeks, ...lids]);
    expect(polygonsOf('trendAlignment')).toEqual([onRaster(outlines.oval)]);
    expect(polygonsOf('colorHarmony')).toEqual([polygonsOf('lipPrecision')![0], ...lids, ...cheeks]);
  });

  it('[RES-03] goes around the lips and back around the opening, so that teeth stay out', () => {
    // Out along the lips to where they began, then around the mouth the other way, ending where that began.
    const path = [
      ...outlines.lips, 100, 200,
      110, 210, 110, 220, 120, 220, 120, 210, 110, 210,
    ]; // prettier-ignore
    expect(polygonsOf('lipPrecision')).toEqual([onRaster(path)]);
  });

  it('[RES-03] shows the sides that were seen', () => {
    const one: Partial<FaceVisibility> = { sides: [1], eyes: [1] };
    const [cheek, lid] = [onRaster(outlines.cheeks[1]!), onRaster(outlines.lids[1]!)];
    expect(polygonsOf('eyeMakeup', one)).toEqual([lid]);
    expect(polygonsOf('blendingTechnique', one)).toEqual([cheek, lid]);
    expect(polygonsOf('foundation', one)?.[0]).toEqual(cheek);
    expect(polygonsOf('foundation', one)).toHaveLength(3);
  });

  it.each<[string, Partial<FaceVisibility>, Partial<Readings['qualities']>, BreakdownKey]>([
    ['no skin', { skin: false }, {}, 'foundation'],
    ['no eye', { eyes: [] }, {}, 'eyeMakeup'],
    ['no lips', { lips: false }, {}, 'lipPrecision'],
    ['no harmony', {}, { colorHarmony: null }, 'colorHarmony'],
    ['no transitions', {}, { blending: null }, 'blendingTechnique'],
    ['no likeness', {}, { symmetry: null }, 'symmetry'],
  ])('[RES-03] has none of %s', (_, seen, change, missing) => {
    const keys = [...gathered(seen, change).keys()];
    expect(keys).toEqual([...gathered().keys()].filter((key) => key !== missing));
  });

  it('[RES-03] leaves unseen lips out of the harmony', () => {
    expect(polygonsOf('colorHarmony', { lips: false })).toHaveLength(4);
  });

  it.each([
    // The words depend on confidence times mismatch: "off" from 0.15 on, "a mask" from 0.5 on.
    [1, 0.14, 'matched to the neck'],
    [0.5, 0.29, 'matched to the neck'],
    [0.5, 0.31, 'a shade off the neck'],
    [1, 0.15, 'a shade off the neck'],
    [1, 0.49, 'a shade off the neck'],
    [1, 0.5, 'a mask against the neck'],
    [0.8, 0.9, 'a mask against the neck'],
  ])('[RES-03] trusting %d a mismatch of %d: %s', (confidence, mismatch, words) => {
    const neck = { confidence, mismatch, outline: square(140, 320, 40) };
    const [foundation] = gatherEvidence(view, everything, { ...readings, neck });
    expect(foundation?.reading).toBe(`skin tone 82% even, texture 30% covered, ${words}`);
    // The neck is shown beside cheeks, forehead and nose, which a close-up keeps to.
    expect(foundation?.polygons).toEqual(polygonsOf('foundation'));
    expect(foundation?.beside).toEqual(onRaster(neck.outline));
    expect(gathered().get('foundation')).not.toHaveProperty('beside');
  });

  it('[RES-03] says nothing of a base that the photo cannot show', () => {
    const keys = gatherEvidence(view, everything, { ...readings, baseTold: 0.4 }).map(({ key }) => key);
    expect(keys).not.toContain('foundation');
    expect(keys).toContain('lipPrecision');
  });

  it('[SCO-09] shows nothing of harmony, blending and symmetry where there is no makeup to judge', () => {
    const none = { foundationCoverage: 0, eyeMakeupIntensity: 0, lipColorIntensity: 0, blushIntensity: 0 };
    const keys = gatherEvidence(view, everything, {
      ...readings,
      features: { ...readings.features, ...none },
    }).map(({ key }) => key);
    expect(keys).toEqual(['foundation', 'eyeMakeup', 'lipPrecision', 'trendAlignment']);
  });
});
