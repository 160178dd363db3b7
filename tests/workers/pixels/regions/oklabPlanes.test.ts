import { describe, expect, it } from 'vitest';
import { linearLight, oklabPlanes } from '../../../../workers/pixels/regions/oklabPlanes.ts';

/** sRGB bytes and their OKLab, from the table of CSS Color 4's reference implementation. */
const published = [
  [[255, 255, 255], [1, 0, 0]],
  [[255, 0, 0], [0.62796, 0.22486, 0.12585]],
  [[0, 255, 0], [0.86644, -0.23389, 0.1795]],
  [[0, 0, 255], [0.45201, -0.03246, -0.31153]],
  [[0, 0, 0], [0, 0, 0]],
] as const; // prettier-ignore

describe('oklabPlanes', () => {
  it.each(published)('converts sRGB %j to OKLab %j', (rgb, [L, a, b]) => {
    const planes = oklabPlanes(linearLight(Float32Array.from(rgb)));
    expect(planes.L[0]).toBeCloseTo(L, 3);
    expect(planes.a[0]).toBeCloseTo(a, 3);
    expect(planes.b[0]).toBeCloseTo(b, 3);
  });

  it('scales all three by the cube root of the light', () => {
    const [once, eightfold] = [1, 8].map((gain) =>
      oklabPlanes(Float32Array.from([0.1, 0.06, 0.03], (v) => v * gain)),
    );
    for (const plane of ['L', 'a', 'b'] as const)
      expect(eightfold![plane][0]).toBeCloseTo(2 * once![plane][0]!, 5);
  });
});
