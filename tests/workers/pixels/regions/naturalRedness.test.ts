import { describe, expect, it } from 'vitest';
import { blush } from '../../../../workers/pixels/regions/blush.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { lipColor } from '../../../../workers/pixels/regions/lipColor.ts';
import { naturalRedness } from '../../../../workers/pixels/regions/naturalRedness.ts';
import { rasterize } from '../../../../workers/pixels/regions/regionMask.ts';
import { flatView, painted } from './flatView.ts';

const flat = flatView();
const { outlines } = flat.regions;
/** A gray face of light 1 whose lips and apples are red, and which is flushed elsewhere. */
function flushed(amounts: {
  readonly nose?: number;
  readonly chin?: number;
  readonly rest?: number;
}): FaceView {
  const red = flat.red.map(() => amounts.rest ?? 0);
  const nosed = painted(red, rasterize(outlines.nose), amounts.nose ?? 0);
  const chinned = painted(nosed, rasterize(outlines.chin), amounts.chin ?? 0);
  const rouged = painted(chinned, rasterize(...outlines.apples), 0.03);
  return { ...flat, red: painted(rouged, rasterize(outlines.lips), 0.16) };
}

describe('natural redness', () => {
  it('[FEA-01] is that of the redder of nose and chin, and none where both are as the skin or greener', () => {
    expect(naturalRedness(flushed({ nose: 0.05, chin: 0.02 }))).toBeCloseTo(0.05, 5);
    expect(naturalRedness(flushed({ chin: 0.04 }))).toBeCloseTo(0.04, 5);
    expect(naturalRedness(flushed({}))).toBe(0);
    expect(naturalRedness(flushed({ nose: -0.05, chin: -0.02 }))).toBe(0);
  });

  it('[FEA-01] is read where there is skin, and none where a hand or the edge hides both', () => {
    const view = flushed({ nose: 0.05 });
    const hidden = { ...view, regions: { ...view.regions, skin: view.regions.skin.map(() => 0) } };
    expect(naturalRedness(hidden)).toBe(0);
  });

  it.each(['nose', 'chin'] as const)(
    '[FEA-01] takes from blush and from lip color, the more the redder the %s is',
    (where) => {
      const read = [0, 0.02, 0.04].map((amount) => flushed({ [where]: amount }));
      for (const amounts of [
        read.map((view) => blush(view, [0, 1]).intensity!),
        read.map((view) => lipColor(view).intensity),
      ]) {
        expect(amounts[0]).toBeGreaterThan(amounts[1]! + 0.02);
        expect(amounts[1]).toBeGreaterThan(amounts[2]! + 0.02);
      }
    },
  );
});
