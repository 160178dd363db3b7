import { describe, expect, it } from 'vitest';
import { linearPixels, oklabPlanes } from '../../../../workers/pixels/regions/oklabPlanes.ts';
import { publishedOklab } from '../publishedOklab.ts';

describe('oklabPlanes', () => {
  it.each(publishedOklab)('converts sRGB %j to OKLab %j', (rgb, [lightness, a, b]) => {
    const planes = oklabPlanes(linearPixels(Float32Array.from(rgb)).light);
    expect(planes.lightness[0]).toBeCloseTo(lightness, 3);
    expect(planes.a[0]).toBeCloseTo(a, 3);
    expect(planes.b[0]).toBeCloseTo(b, 3);
  });

  it('scales all three by the cube root of the light', () => {
    const [once, eightfold] = [1, 8].map((gain) =>
      oklabPlanes(Float32Array.from([0.1, 0.06, 0.03], (v) => v * gain)),
    );
    for (const plane of ['lightness', 'a', 'b'] as const)
      expect(eightfold![plane][0]).toBeCloseTo(2 * once![plane][0]!, 5);
  });

  it('reads each pixel where it stands', () => {
    const [one, two] = [publishedOklab[1], publishedOklab[3]];
    const planes = oklabPlanes(linearPixels(Float32Array.from([...one[0], ...two[0]])).light);
    expect(planes.lightness).toHaveLength(2);
    for (const [pixel, [, [lightness, a, b]]] of [one, two].entries()) {
      expect(planes.lightness[pixel]).toBeCloseTo(lightness, 3);
      expect(planes.a[pixel]).toBeCloseTo(a, 3);
      expect(planes.b[pixel]).toBeCloseTo(b, 3);
    }
  });

  it('sees no light as black', () => {
    const planes = oklabPlanes(Float32Array.of(0, 0, 0));
    for (const plane of ['lightness', 'a', 'b'] as const) expect(planes[plane][0]).toBeCloseTo(0, 6);
  });

  it('sees the light as white that the eye is adapted to', () => {
    const white = [0.5, 0.25, 0.1] as const;
    const adapted = oklabPlanes(Float32Array.from(white), white);
    expect(adapted.lightness[0]).toBeCloseTo(1, 5);
    expect(adapted.a[0]).toBeCloseTo(0, 5);
    expect(adapted.b[0]).toBeCloseTo(0, 5);
    // Half of each channel's white, an eighth of it: half the lightness.
    expect(
      oklabPlanes(
        Float32Array.from(white, (channel) => channel / 8),
        white,
      ).lightness[0],
    ).toBeCloseTo(0.5, 5);
  });

  it('lights bytes as sRGB does, and between them (IEC 61966-2-1)', () => {
    // 10/255/12.92; ((128/255 + 0.055) / 1.055)^2.4; and half-way from level 200 to 201.
    const [dark, middle, between] = linearPixels(Float32Array.of(10, 128, 200.5)).light;
    expect(dark).toBeCloseTo(0.00303527, 6);
    expect(middle).toBeCloseTo(0.21586, 4);
    expect(between).toBeCloseTo(((200.5 / 255 + 0.055) / 1.055) ** 2.4, 5);
  });

  it('marks pixels with a channel at its limit, and those that are black in all', () => {
    const levels = [251.9, 0, 0, 252, 0, 0, 0, 0, 255, 4, 3, 4, 4.1, 0, 0];
    expect([...linearPixels(Float32Array.from(levels)).clipped]).toEqual([0, 1, 1, 1, 0]);
  });
});
