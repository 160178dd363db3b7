import { describe, expect, it } from 'vitest';
import { faceSharpness } from '../../../../workers/pixels/coach/faceSharpness.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';

const square = (left: number, top: number, side: number) => [
  left, top, left + side, top, left + side, top + side, left, top + side,
]; // prettier-ignore

/** A view of nothing but lightness, with an eye to the left and one to the right. */
function sharpness(
  light: (x: number, y: number) => number,
  eyes = [square(80, 100, 20), square(220, 100, 20)],
) {
  const plane = Float32Array.from({ length: frameWidth * frameHeight }, (_, i) =>
    light(i % frameWidth, Math.floor(i / frameWidth)),
  );
  return faceSharpness({ light: plane, regions: { outlines: { eyes } } } as unknown as FaceView);
}

describe('faceSharpness', () => {
  it('is the change of lightness a pixel, whichever way it runs', () => {
    expect(sharpness((x) => 0.003 * x)).toBeCloseTo(0.003, 5);
    expect(sharpness((_, y) => 1 - 0.002 * y)).toBeCloseTo(0.002, 5);
    expect(sharpness((x, y) => 0.003 * x + 0.004 * y)).toBeCloseTo(0.005, 5);
    expect(sharpness(() => 0.7)).toBe(0);
  });

  it('is that of the sharper eye', () => {
    expect(sharpness((x) => (x < 160 ? 0.003 * x : 0.001 * x))).toBeCloseTo(0.003, 5);
    expect(sharpness((x) => (x < 160 ? 0.001 * x : 0.003 * x))).toBeCloseTo(0.003, 5);
  });

  it('looks at the sharpest twentieth, up to five pixels around the opening', () => {
    // Of 31 columns, two stand beside an edge: more than a twentieth. Each sees half of its step.
    const edgeAt = (column: number) => sharpness((x) => (x < column ? 0.4 : 0.8));
    expect(edgeAt(90)).toBeCloseTo(0.2, 5);
    expect(edgeAt(77)).toBeCloseTo(0.2, 5);
    expect(edgeAt(104)).toBeCloseTo(0.2, 5);
    expect(edgeAt(70)).toBe(0);
    expect(edgeAt(115)).toBe(0);
  });

  it('is none where no eye is in the frame', () => {
    expect(sharpness((x) => 0.003 * x, [square(-90, -90, 20), square(-90, 900, 20)])).toBe(0);
    expect(sharpness((x) => 0.003 * x, [square(-90, -90, 20), square(220, 100, 20)])).toBeCloseTo(0.003, 5);
  });
});
