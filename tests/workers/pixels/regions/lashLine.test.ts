import { describe, expect, it } from 'vitest';
import { type DrawnFaceOptions, drawFace } from '../../../drawn/drawFace.ts';
import { everyMonkTone } from '../../../drawn/monkTones.ts';
import { eyeAxes } from '../../../../workers/pixels/regions/eyeAxes.ts';
import { type FaceView, viewFace } from '../../../../workers/pixels/regions/FaceView.ts';
import { frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import { innerEyeCorners, outerEyeCorners } from '../../../../workers/pixels/regions/landmarkSets.ts';
import { lashLine } from '../../../../workers/pixels/regions/lashLine.ts';
import { thenForget } from '../../../../workers/thenForget.ts';

/** The reading that bare lashes stay below and worn liner exceeds. */
const bareAtMost = 0.07;

const viewed = (options: DrawnFaceOptions): FaceView => {
  const { pixels, face } = drawFace({ width: 320, height: 384, ...options });
  return viewFace(pixels, face);
};

const readLine = thenForget((options: DrawnFaceOptions, side: 0 | 1) => lashLine(viewed(options), side));

describe('lashLine', () => {
  it.each(everyMonkTone)('[FEA-02] [FAC-08] tells bare lashes from liner on Monk tone %i', (tone) => {
    for (const light of ['daylight', 'dim'] as const) {
      const [bare, lined] = [0, 0.8].map((liner) => readLine({ tone, light, liner }, 0));
      expect(bare!.black, light).toBeLessThan(bareAtMost);
      expect(lined!.black, light).toBeGreaterThan(bareAtMost);
      expect(lined!.depth, light).toBeGreaterThan(bare!.depth);
    }
  });

  it.each([2, 9] as const)('sees shadow right above the lashes, on Monk tone %i', (tone) => {
    const [bare, some, much] = [0, 0.5, 1].map(
      (amount) => readLine({ tone, lids: { amount } }, 0).aboveShade,
    );
    expect(some).toBeGreaterThan(bare! + 0.05);
    expect(much).toBeGreaterThan(some! + 0.03);
  });

  it('takes the shade of a deep socket for no line, though it is dark', () => {
    const bare = viewed({});
    // Light from above that leaves the whole socket a third of its lightness darker.
    const shaded = { ...bare, light: bare.light.slice() };
    for (const pixel of eyeAxes(bare.frame, 0).pixelsIn({ along: [-0.4, 1.1], up: [-0.3, 0.6] }))
      shaded.light[pixel]! *= 0.65;
    expect(lashLine(shaded, 0).black).toBeLessThan(bareAtMost);
  });

  it('reads the same through haze, which lifts black and skin alike', () => {
    const lined = viewed({ liner: 0.8 });
    const hazy = { ...lined, light: lined.light.map((light) => 0.5 + 0.5 * light) };
    expect(lashLine(hazy, 0).depth).toBeGreaterThan(0.95);
    expect(lashLine(hazy, 0).black).toBeGreaterThan(bareAtMost);
  });

  it('[FEA-01] reads nothing where the skin around the eye has no light, as below a black fringe', () => {
    const bare = viewed({});
    const hidden = { ...bare, light: bare.light.slice() };
    const axes = eyeAxes(bare.frame, 0);
    for (const box of [
      { along: [-0.2, 1.1], up: [0.28, 0.7] },
      { along: [-0.5, -0.1], up: [-0.3, 0.4] },
    ] as const)
      for (const pixel of axes.pixelsIn(box)) hidden.light[pixel] = 0;
    expect(lashLine(hidden, 0)).toEqual({ black: 0, depth: 0, aboveShade: 0 });
  });

  it('reads nothing where all is of one lightness', () => {
    const flat = viewed({});
    expect(lashLine({ ...flat, light: flat.light.map(() => 1) }, 0).black).toBe(0);
  });
});

describe('eyeAxes', () => {
  it('puts the corners at 0 and 1 on both sides, and up towards the brow, on a tilted head', () => {
    const { frame } = viewed({ roll: 12 });
    for (const side of [0, 1] as const) {
      const axes = eyeAxes(frame, side);
      const expectAt = (landmark: number, along: number, up: number) => {
        const [[a, h]] = axes.lineOf([landmark]) as [readonly [number, number]];
        expect(a).toBeCloseTo(along, 4);
        expect(h).toBeCloseTo(up, 4);
      };
      expectAt(outerEyeCorners[side], 0, 0);
      expectAt(innerEyeCorners[side], 1, 0);
      // The middle of the brow's underside.
      expect(axes.lineOf([[52, 282][side]!])[0]![1]).toBeGreaterThan(0.3);
    }
  });

  it('lists the pixels of a box beside either eye, and none beyond the frame', () => {
    const { frame } = viewed({});
    const { points } = frame;
    const box = { along: [-0.2, 0.3], up: [-0.1, 0.15] } as const;
    for (const side of [0, 1] as const) {
      const axes = eyeAxes(frame, side);
      const [outer, inner] = [outerEyeCorners[side] * 2, innerEyeCorners[side] * 2];
      const [dx, dy] = [points[inner]! - points[outer]!, points[inner + 1]! - points[outer + 1]!];
      const square = dx * dx + dy * dy;
      const expected = Array.from(frame.lightness.keys()).filter((pixel) => {
        const [x, y] = [
          (pixel % frameWidth) - points[outer]!,
          Math.floor(pixel / frameWidth) - points[outer + 1]!,
        ];
        const along = (x * dx + y * dy) / square;
        const up = (Math.sign(dx) * (x * dy - y * dx)) / square;
        return along >= box.along[0] && along <= box.along[1] && up >= box.up[0] && up <= box.up[1];
      });
      expect(expected.length).toBeGreaterThan(100);
      expect([...axes.pixelsIn(box)]).toEqual(expected);
      expect(axes.pixelsIn({ along: [-20, -10], up: [-1, 1] })).toHaveLength(0);
    }
  });

  it('counts the height of a box from a line, which is level beyond its ends', () => {
    const axes = eyeAxes(viewed({}).frame, 0);
    const raised = axes.pixelsIn({ along: [0.1, 0.9], up: [-0.1, 0.1] }, [[0.5, 0.2]]);
    expect(raised).toEqual(axes.pixelsIn({ along: [0.1, 0.9], up: [0.1, 0.3] }));
    const slanted = axes.pixelsIn({ along: [0, 1], up: [0, 0.2] }, [
      [0, 0],
      [1, 0.4],
    ]);
    const right = axes.pixelsIn({ along: [0.5, 1], up: [0.2, 0.6] });
    const left = axes.pixelsIn({ along: [0, 0.5], up: [0, 0.2] });
    const shareIn = (pixels: Int32Array) =>
      pixels.filter((pixel) => slanted.includes(pixel)).length / slanted.length;
    expect(shareIn(right)).toBeCloseTo(0.5, 1);
    expect(shareIn(left)).toBeCloseTo(0.25, 1);
  });
});
