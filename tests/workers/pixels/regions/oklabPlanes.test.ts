import { describe, expect, it } from 'vitest';
import { linearLight, oklabPlanes } from '../../../../workers/pixels/regions/oklabPlanes.ts';
import { publishedOklab } from '../publishedOklab.ts';

describe('oklabPlanes', () => {
  it.each(publishedOklab)('converts sRGB %j to OKLab %j', (rgb, [L, a, b]) => {
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
