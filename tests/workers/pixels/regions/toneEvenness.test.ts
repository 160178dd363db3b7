import { describe, expect, it } from 'vitest';
import { frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import { pixelsOf, rasterize } from '../../../../workers/pixels/regions/regionMask.ts';
import { toneEvenness } from '../../../../workers/pixels/regions/toneEvenness.ts';
import { valueNoise } from '../../../drawn/valueNoise.ts';
import { flatView, painted, planeOf } from './flatView.ts';

const flat = flatView();
const { outlines } = flat.regions;
const both = [0, 1] as const;
const noise = valueNoise(3);
/** A grain that differs from pixel to pixel, in -1 to 1, and another one. */
const [grain, otherGrain] = [1, 2].map((seed) => {
  const random = valueNoise(seed);
  return planeOf((x, y) => random(x * 0.93, y * 0.93));
}) as [Float32Array, Float32Array];
/** Patches with sides of so many px, whose yellowness differs by so much. */
const patches = (by: number, side = 22) => planeOf((x, y) => (noise(x / side, y / side) > 0 ? by : 0));
const plus = (one: Float32Array, other: Float32Array, by = 1) =>
  one.map((value, i) => value + by * other[i]!);
/** The evenness of skin with that yellowness below a grain of redness and yellowness. */
const evenness = (yellow: Float32Array, by = 0.002) =>
  toneEvenness({ ...flat, yellow: plus(yellow, grain, by), red: plus(flat.red, otherGrain, by) }, both)!;

describe('the evenness of tone', () => {
  it('[FEA-01] is all there can be on flawless skin', () => {
    expect(toneEvenness(flat, both)).toBeCloseTo(1, 2);
  });

  it('[FEA-01] falls with every step in which patches differ more from the skin', () => {
    const read = [0, 0.01, 0.02, 0.03].map((by) => evenness(patches(by)));
    for (const [step, value] of read.entries())
      if (step > 0) expect(value).toBeLessThan(read[step - 1]! - 0.01);
  });

  it.each([8, 11, 22])('[FEA-01] falls with patches of %d px', (side) => {
    expect(evenness(patches(0.03, side))).toBeLessThan(evenness(flat.yellow) - 0.05);
  });

  it('[FEA-01] does not fall with yellowness that drifts over the face', () => {
    const drift = planeOf((x) => (x / frameWidth - 0.5) * 0.1);
    expect(evenness(drift)).toBeCloseTo(evenness(flat.yellow), 2);
  });

  it('[FEA-01] falls less with grain in a photo that has as much of it in redness', () => {
    const grainy = (red: number) =>
      toneEvenness(
        { ...flat, yellow: plus(flat.yellow, grain, 0.01), red: plus(flat.red, otherGrain, red) },
        both,
      )!;
    expect(grainy(0.01)).toBeGreaterThan(grainy(0.002) + 0.05);
  });

  it('[FEA-01] is read neither on the nose nor on a side that is turned away', () => {
    const steps = patches(0.1);
    const onNose = painted(flat.yellow, rasterize(outlines.nose), 0);
    for (const i of pixelsOf(rasterize(outlines.nose))) onNose[i] = steps[i]!;
    expect(toneEvenness({ ...flat, yellow: onNose }, both)).toBeGreaterThan(0.95);
    const away = flat.yellow.slice();
    for (const i of pixelsOf(rasterize(outlines.cheeks[1]))) away[i] = steps[i]!;
    expect(toneEvenness({ ...flat, yellow: away }, [0])).toBeGreaterThan(0.95);
  });

  it('is unknown where no skin is seen', () => {
    expect(toneEvenness(flat, [])).toBeNull();
    const none = { ...flat, regions: { ...flat.regions, skin: new Uint8Array(flat.regions.skin.length) } };
    expect(toneEvenness(none, both)).toBeNull();
  });
});
