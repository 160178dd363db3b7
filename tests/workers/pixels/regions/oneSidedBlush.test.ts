import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { oneSidedBlush as read } from '../../../../workers/pixels/regions/oneSidedBlush.ts';
import { rasterize } from '../../../../workers/pixels/regions/regionMask.ts';
import { flatView, painted, planeOf, readChanged } from './flatView.ts';

const flat = flatView();
const { apples } = flat.regions.outlines;
const oneSidedBlush = (view: FaceView, sides: readonly (0 | 1)[]) =>
  readChanged(view, (changed) => read(changed, sides));
const rouged = (right: number, left: number): FaceView => ({
  ...flat,
  red: painted(painted(flat.red, rasterize(apples[0]), right), rasterize(apples[1]), left),
});

describe('blush on one cheek', () => {
  it('[SCO-09] is sure on either side, and none on bare cheeks or on both', () => {
    expect(oneSidedBlush(rouged(0.04, 0), [0, 1])).toBe(1);
    expect(oneSidedBlush(rouged(0, 0.04), [0, 1])).toBe(1);
    expect(oneSidedBlush(flat, [0, 1])).toBe(0);
    expect(oneSidedBlush(rouged(0.04, 0.04), [0, 1])).toBe(0);
  });

  it('[SCO-09] is the surer the more there is of it, whichever side it is on', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.06, noNaN: true }),
        fc.double({ min: 0, max: 0.06, noNaN: true }),
        (one, other) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)];
          for (const view of [(amount: number) => rouged(amount, 0), (amount: number) => rouged(0, amount)])
            expect(oneSidedBlush(view(more), [0, 1])).toBeGreaterThanOrEqual(
              oneSidedBlush(view(less), [0, 1]) - 1e-6,
            );
        },
      ),
      { numRuns: 10 },
    );
  });

  it('[SCO-09] is no red light that fades over the face from one side', () => {
    const lamp = { ...flat, red: planeOf((x) => 0.15 * (1 - x / frameWidth)) };
    expect(oneSidedBlush(lamp, [0, 1])).toBe(0);
  });

  it('[SCO-09] is no shade on one side, which makes skin yellower as well as redder', () => {
    const shaded = (yellow: number): FaceView => ({
      ...rouged(0.03, 0),
      yellow: painted(flat.yellow, rasterize(apples[0]), yellow),
    });
    expect(oneSidedBlush(shaded(0), [0, 1])).toBeGreaterThan(0);
    expect(oneSidedBlush(shaded(-0.02), [0, 1])).toBe(oneSidedBlush(shaded(0), [0, 1]));
    expect(oneSidedBlush(shaded(0.01), [0, 1])).toBeLessThan(oneSidedBlush(shaded(0), [0, 1]));
    expect(oneSidedBlush(shaded(0.07), [0, 1])).toBe(0);
  });

  it('[SCO-09] is no blush that both cheeks wear, one more of it', () => {
    expect(oneSidedBlush(rouged(0.06, 0.04), [0, 1])).toBe(0);
    expect(oneSidedBlush(rouged(0.06, 0.015), [0, 1])).toBe(1);
  });

  it('[SCO-09] is no cheek paler than the skin around it', () => {
    expect(oneSidedBlush(rouged(-0.04, 0), [0, 1])).toBe(0);
    expect(oneSidedBlush(rouged(-0.04, -0.01), [0, 1])).toBe(0);
    expect(oneSidedBlush(rouged(-0.04, 0.001), [0, 1])).toBe(0);
    expect(oneSidedBlush(rouged(0.002, -0.06), [0, 1])).toBe(0);
    // Beside a cheek that does wear blush, a pale one makes the difference greater.
    expect(oneSidedBlush(rouged(-0.02, 0.02), [0, 1])).toBeGreaterThan(
      oneSidedBlush(rouged(0, 0.02), [0, 1]),
    );
  });

  it('[SCO-09] is told by its hard end where the other cheek is turned away or hidden', () => {
    expect(oneSidedBlush(rouged(0.04, 0), [0])).toBe(1);
    expect(oneSidedBlush(rouged(0.04, 0), [1])).toBe(0);
    expect(oneSidedBlush(rouged(-0.04, 0), [0])).toBe(0);
    expect(oneSidedBlush(rouged(0.04, 0), [])).toBe(0);
    const hidden = rasterize(apples[1]);
    const skin = flat.regions.skin.map((value, i) => (hidden[i] === 1 ? 0 : value));
    expect(oneSidedBlush({ ...rouged(0.04, 0), regions: { ...flat.regions, skin } }, [0, 1])).toBe(1);
  });
});
