import { describe, expect, it } from 'vitest';
import { lightAcross } from '../../../../workers/pixels/coach/lightAcross.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';

const cheeks = [
  [40, 200, 80, 200, 80, 240, 40, 240],
  [240, 200, 280, 200, 280, 240, 240, 240],
];
const count = frameWidth * frameHeight;

function across(
  light: (x: number, y: number) => number,
  isSkin: (x: number, y: number) => boolean = () => true,
) {
  const at =
    <T>(value: (x: number, y: number) => T) =>
    (_: unknown, i: number) =>
      value(i % frameWidth, Math.floor(i / frameWidth));
  return lightAcross({
    light: Float32Array.from({ length: count }, at(light)),
    regions: {
      outlines: { cheeks },
      skin: Uint8Array.from(
        { length: count },
        at((x, y) => Number(isSkin(x, y))),
      ),
    },
  } as unknown as FaceView);
}

describe('lightAcross', () => {
  it('is the difference of the cheeks over the brighter one', () => {
    expect(across((x) => (x < 160 ? 0.8 : 0.6))).toBeCloseTo(0.25, 5);
    expect(across((x) => (x < 160 ? 0.6 : 0.8))).toBeCloseTo(0.25, 5);
    expect(across(() => 0.7)).toBe(0);
  });

  it('takes the middle of each cheek, and its skin only', () => {
    // A beard on the lower half and more of the right cheek.
    expect(
      across(
        (x, y) => (x < 160 && y > 215 ? 0.1 : 0.8),
        (_, y) => y <= 215,
      ),
    ).toBe(0);
    expect(across((x) => (x < 55 ? 0.1 : 0.8))).toBe(0);
  });

  it('is none where a cheek is not seen', () => {
    expect(
      across(
        (x) => (x < 160 ? 0.8 : 0.6),
        (x) => x < 160,
      ),
    ).toBe(0);
    expect(across(() => 0)).toBe(0);
  });
});
