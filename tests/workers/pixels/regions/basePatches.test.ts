import { describe, expect, it } from 'vitest';
import { basePatches } from '../../../../workers/pixels/regions/basePatches.ts';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { valueNoise } from '../../../drawn/valueNoise.ts';
import { flatView, planeOf, readChanged } from './flatView.ts';

const flat = flatView();
const both = [0, 1] as const;
/** A grain of lightness that differs from pixel to pixel. */
const random = valueNoise(1);
const grain = planeOf((x, y) => 0.01 * random(x * 0.93, y * 0.93));
const patchNoise = valueNoise(3);
/** Patches with sides of so many px, by so much. */
const patches = (by: number, side = 22) => planeOf((x, y) => (patchNoise(x / side, y / side) > 0 ? by : 0));
const grainy = flat.light.map((value, i) => value + grain[i]!);
const lighter = (by: Float32Array) => grainy.map((value, i) => value + by[i]!);
const skin = { ...flat, light: grainy };
const read = (view: FaceView, sides: readonly (0 | 1)[]) =>
  readChanged(view, (changed) => basePatches(changed, sides));

describe('a base in patches', () => {
  it('[FEA-01] is not seen on even skin, nor where lightness or color drift over the face', () => {
    expect(read(skin, both)).toBe(0);
    const drift = planeOf((x, y) => 0.3 * (x / frameWidth - 0.5) + 0.2 * (y / frameHeight - 0.5));
    expect(read({ ...flat, light: lighter(drift), red: drift, yellow: drift }, both)).toBe(0);
  });

  it.each([14, 22, 36])(
    '[FEA-01] is surely seen in patches of %d px, of another lightness or color',
    (side) => {
      for (const by of [-0.08, 0.08]) {
        expect(read({ ...skin, light: lighter(patches(by, side)) }, both)).toBe(1);
        expect(read({ ...skin, yellow: patches(by, side) }, both)).toBe(1);
        expect(read({ ...skin, red: patches(by, side) }, both)).toBe(1);
      }
    },
  );

  it('[FEA-01] is no less sure where patches differ more from the skin', () => {
    const amounts = [0, 0.01, 0.02, 0.03, 0.05, 0.08].map((by) =>
      read({ ...skin, light: lighter(patches(by)) }, both),
    );
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  it('[FEA-01] is not seen in borders at one place, such as those of a strand of hair', () => {
    const strand = planeOf((x) => (x > 150 && x < 175 ? -0.2 : 0));
    expect(read({ ...skin, light: lighter(strand) }, both)).toBe(0);
  });

  it('[FEA-01] is not seen in lines and dots that are finer than patches', () => {
    const freckles = planeOf((x, y) => (random(x / 3, y / 3) > 0.5 ? -0.05 : 0));
    expect(read({ ...skin, light: lighter(freckles) }, both)).toBe(0);
  });

  it('[FEA-01] is not seen where no skin is', () => {
    expect(read({ ...skin, light: lighter(patches(0.1)) }, [])).toBe(0);
    const none = { ...flat.regions, skin: new Uint8Array(flat.regions.skin.length) };
    expect(read({ ...skin, regions: none, light: lighter(patches(0.1)) }, both)).toBe(0);
  });
});
