import { describe, expect, it } from 'vitest';
import { type DrawnFaceOptions, drawFace } from '../../../drawn/drawFace.ts';
import { everyMonkTone } from '../../../drawn/monkTones.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { viewFace } from '../../../../workers/pixels/regions/FaceView.ts';
import { bridgeContrast, wearsGlasses } from '../../../../workers/pixels/regions/wearsGlasses.ts';
import { flatView, planeOf } from './flatView.ts';
import { measureRaster } from '../../../measuring/measureRaster.ts';
import { thenForget } from '../../../../workers/thenForget.ts';

const drawn = (options: DrawnFaceOptions) => drawFace({ width: 240, height: 288, ...options });
const seesFrames = thenForget((options: DrawnFaceOptions) => {
  const { pixels, face } = drawn(options);
  return wearsGlasses(viewFace(pixels, face));
});

describe('wearsGlasses', () => {
  it.each(everyMonkTone)(
    '[FAC-08] sees frames on Monk tone %i, and none on a bare or made-up face',
    (tone) => {
      for (const light of ['daylight', 'side'] as const) {
        for (const glasses of [true, '#2040a0'])
          expect(seesFrames({ tone, light, glasses }), light).toBe(true);
        expect(seesFrames({ tone, light }), light).toBe(false);
      }
      const made = { liner: 1, lids: { amount: 1 }, blush: { amount: 1 }, foundation: 1 };
      expect(seesFrames({ tone, ...made })).toBe(false);
    },
  );

  it('sees frames on a tilted head', () => {
    expect(seesFrames({ roll: 15, glasses: true })).toBe(true);
    expect(seesFrames({ roll: 15 })).toBe(false);
  });

  it('[FEA-02] leaves eyes behind glasses unrated, and says so', () => {
    const { pixels, face } = drawn({ tone: 7, glasses: true, lips: { amount: 0.6 } });
    const { unseen, features, confidence, evidence } = measureRaster(pixels, face);
    expect(unseen).toEqual([{ area: 'eyes', reason: 'glasses' }]);
    expect(features).toMatchObject({ hasEyeMakeup: false, hasLipMakeup: true, eyeMakeupIntensity: 0 });
    expect(confidence.eyeMakeup).toBe(0);
    expect(evidence.some(({ key }) => key === 'eyeMakeup')).toBe(false);
  });
});

describe('bridgeContrast', () => {
  const flat = flatView();
  /** Rows of a lightness from `top` on, 20 px below the landmark between the eyes. */
  const barred = (thickness: number, light: number): FaceView => {
    const top = Math.round(flat.frame.points[168 * 2 + 1]!) + 20;
    return { ...flat, light: planeOf((_, y) => (y >= top && y < top + thickness ? light : 1)) };
  };

  it('is how much a bar stands out from the skin above and below', () => {
    expect(bridgeContrast(flat)).toBeCloseTo(0, 5);
    expect(bridgeContrast(barred(6, 0.4))).toBeCloseTo(0.6, 5);
    expect(
      bridgeContrast({ ...barred(6, 0.7), red: barred(6, -0.4).light.map((value) => value - 1) }),
    ).toBeCloseTo(Math.hypot(0.3, 1.4), 5);
  });

  it('counts half of what is lighter: noses shine', () => {
    expect(bridgeContrast(barred(6, 1.5))).toBeCloseTo(0.25, 5);
  });

  it('leaves out a step from light to shade, and a shade wider than any frame', () => {
    expect(bridgeContrast(barred(400, 0.4))).toBeCloseTo(0, 5);
    expect(bridgeContrast(barred(24, 0.4))).toBeCloseTo(0, 5);
  });
});
