import { describe, expect, it } from 'vitest';
import { oklab } from '../../../workers/pixels/oklab.ts';
import { fillRaster } from '../../drawn/fillRaster.ts';
import { publishedOklab } from './publishedOklab.ts';

describe('oklab', () => {
  it.each(publishedOklab)('converts sRGB %j to OKLab %j', (rgb, [lightness, a, b]) => {
    // The second pixel of a row: each pixel is read where it stands.
    const planes = oklab(fillRaster(2, 1, (x) => (x === 1 ? rgb : [12, 34, 56])));
    expect(planes.lightness[1]).toBeCloseTo(lightness, 4);
    expect(planes.a[1]).toBeCloseTo(a, 4);
    expect(planes.b[1]).toBeCloseTo(b, 4);
  });

  it('gives each pixel of a raster one value', () => {
    const planes = oklab(fillRaster(3, 2, () => [1, 2, 3]));
    for (const plane of Object.values(planes)) expect(plane).toHaveLength(6);
  });

  it('lights the darkest levels in a straight line, and the rest by a power (IEC 61966-2-1)', () => {
    // Gray: lightness is the cube root of linear light. 10/255 / 12.92, and ((128/255 + 0.055) / 1.055)^2.4.
    const { lightness } = oklab(fillRaster(2, 1, (x) => (x === 0 ? [10, 10, 10] : [128, 128, 128])));
    expect(lightness[0]).toBeCloseTo(Math.cbrt(0.00303527), 5);
    expect(lightness[1]).toBeCloseTo(Math.cbrt(0.21586), 4);
  });
});
