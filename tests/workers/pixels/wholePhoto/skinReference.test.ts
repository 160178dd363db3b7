import { describe, expect, it } from 'vitest';
import { skinReference } from '../../../../workers/pixels/wholePhoto/skinReference.ts';
import type { SceneColor } from './flatScene.ts';

const side = 100;
const skin: SceneColor = [0.6, 0.05, 0.06];
/** No color of skin, far enough from it. */
const sea: SceneColor = [0.5, -0.05, -0.1];

/** The reference of a square photo of 100 px whose colors are a function of the place, and the sea's where that returns null. */
function referenceOf(color: (x: number, y: number) => SceneColor | null) {
  const planes = {
    lightness: new Float32Array(side * side),
    a: new Float32Array(side * side),
    b: new Float32Array(side * side),
  };
  for (let i = 0; i < side * side; i++) {
    const [lightness, redness, yellowness] = color(i % side, Math.floor(i / side)) ?? sea;
    planes.lightness[i] = lightness;
    planes.a[i] = lightness * redness;
    planes.b[i] = lightness * yellowness;
  }
  return skinReference(planes, side, side);
}

const rectangle =
  (left: number, top: number, width: number, height: number, color: SceneColor = skin) =>
  (x: number, y: number) =>
    x >= left && x < left + width && y >= top && y < top + height ? color : null;

describe('skinReference', () => {
  it('[FEA-01] is the color of the skin in the middle and the box it lies in', () => {
    const reference = referenceOf(rectangle(40, 30, 20, 50))!;
    expect(reference.count).toBe(1000);
    expect(reference.lightness).toBeCloseTo(0.6, 5);
    expect(reference.redness).toBeCloseTo(0.05, 5);
    expect(reference.yellowness).toBeCloseTo(0.06, 5);
    expect(reference.mask.reduce((sum, value) => sum + value, 0)).toBe(1000);
    expect(reference.mask[30 * side + 40]).toBe(1);
    // A twenty-fifth of the skin is left out on each side: two rows of fifty, and nothing of a column of twenty.
    expect(reference.box).toEqual({ left: 40, top: 32, right: 60, bottom: 79 });
  });

  it('[FEA-01] a hundredth of the photo is enough, less is not', () => {
    expect(referenceOf(rectangle(45, 45, 10, 10))?.count).toBe(100);
    expect(referenceOf(rectangle(45, 45, 9, 11))).toBeNull();
    // Enough of its color in the middle, but in two patches of which neither is enough.
    expect(
      referenceOf((x, y) => rectangle(30, 45, 9, 11)(x, y) ?? rectangle(60, 45, 9, 11)(x, y)),
    ).toBeNull();
    expect(referenceOf(() => null)).toBeNull();
  });

  it.each([
    ['left', 0, 40, 21, 5],
    ['right', 80, 40, 20, 5],
    ['above', 40, 0, 10, 16],
    ['below', 40, 85, 10, 15],
  ])('[FEA-01] skin %s of the middle is nobody', (_, left, top, width, height) => {
    expect(referenceOf(rectangle(left, top, width, height))).toBeNull();
  });

  it.each([
    ['left', 21, 40, 5, 20],
    ['right', 75, 40, 5, 20],
    ['top', 40, 16, 20, 5],
    ['bottom', 40, 80, 20, 5],
  ])('[FEA-01] skin at the %s of the middle is somebody', (_, left, top, width, height) => {
    expect(referenceOf(rectangle(left, top, width, height))?.count).toBe(100);
  });

  it.each<[string, SceneColor, boolean]>([
    ['a little redder', [0.6, 0.099, 0.06], true],
    ['too much redder', [0.6, 0.101, 0.06], false],
    ['a little sallower', [0.6, 0.05, 0.109], true],
    ['too sallow', [0.6, 0.05, 0.111], false],
    ['in shade', [0.37, 0.05, 0.06], true],
    ['in deep shade', [0.35, 0.05, 0.06], false],
    ['in the sun', [0.89, 0.05, 0.06], true],
    ['in glaring sun', [0.91, 0.05, 0.06], false],
  ])('[FEA-01] what borders on skin and is %s: part of it, %s', (_, color, belongs) => {
    const face = rectangle(40, 30, 20, 40);
    const patch = rectangle(60, 40, 5, 10, color);
    const reference = referenceOf((x, y) => face(x, y) ?? patch(x, y))!;
    expect(reference.count).toBe(belongs ? 850 : 800);
  });

  it('[FEA-01] skin that reaches out of the middle is followed there', () => {
    expect(referenceOf(rectangle(10, 40, 30, 10))?.count).toBe(300);
  });

  it('[FEA-01] scattered skin, no patch of which is large enough, is nobody', () => {
    // A grid of single pixels: 150 candidates, but not one neighbor.
    expect(referenceOf((x, y) => (x % 4 === 0 && y % 4 === 0 ? skin : null))).toBeNull();
  });
});
