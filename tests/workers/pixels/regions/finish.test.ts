import { describe, expect, it } from 'vitest';
import { type DrawnFaceOptions, drawFace, makeupColors } from '../../../drawn/drawFace.ts';
import { blending } from '../../../../workers/pixels/regions/blending.ts';
import { colorHarmony } from '../../../../workers/pixels/regions/colorHarmony.ts';
import { eyeDefinition } from '../../../../workers/pixels/regions/eyeDefinition.ts';
import { readEye } from '../../../../workers/pixels/regions/readEye.ts';
import { frameOrigin } from '../../../../workers/pixels/regions/FaceFrame.ts';
import { frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import { viewFace } from '../../../../workers/pixels/regions/FaceView.ts';
import { lipPixels } from '../../../../workers/pixels/regions/lipColor.ts';
import { lipEdge } from '../../../../workers/pixels/regions/lipEdge.ts';
import { lipEvenness } from '../../../../workers/pixels/regions/lipEvenness.ts';
import { basePixels } from '../../../../workers/pixels/regions/skinEvenness.ts';
import { symmetry } from '../../../../workers/pixels/regions/symmetry.ts';

const view = (options: DrawnFaceOptions) => {
  const { pixels, face } = drawFace({ width: 360, height: 432, ...options });
  return viewFace(pixels, face);
};

describe('how well makeup is done', () => {
  it.each([2, 6, 10] as const)('tells lips drawn cleanly from lips strayed over, on Monk tone %i', (tone) => {
    const [clean, strayed, wild] = [0, 0.6, 1].map((mess) =>
      lipEdge(view({ tone, lips: { amount: 0.7, mess } })),
    );
    expect(clean).toBeGreaterThan(0.85);
    expect(strayed).toBeLessThan(clean!);
    expect(wild).toBeLessThan(clean! - 0.15);
  });

  it('finds no edge on lips the color of the skin', () => {
    const drawn = view({});
    expect(
      lipEdge({
        ...drawn,
        red: drawn.red.map(() => 0),
        yellow: drawn.yellow.map(() => 0),
        light: drawn.light.map(() => 1),
      }),
    ).toBeNull();
  });

  it('finds a whole coat even, and one less so by a third that is worn off on a third of the lips', () => {
    const coat = view({ lips: { amount: 0.6 } });
    const pixels = lipPixels(coat);
    const patched = { ...coat, red: coat.red.map((value, i) => (i % 3 === 0 ? value * 0.2 : value)) };
    expect(lipEvenness(coat, pixels)).toBeGreaterThan(0.8);
    expect(lipEvenness(patched, pixels)).toBeLessThan(lipEvenness(coat, pixels) - 0.3);
  });

  it.each([2, 9] as const)('finds blush softer that fades than blush that ends, on Monk tone %i', (tone) => {
    const [soft, hard] = [1, 0].map((blended) => {
      const drawn = view({ tone, foundation: 0.7, blush: { amount: 0.8, blended } });
      return blending(drawn, basePixels(drawn, [0, 1]).toned, [0, 1], {
        blush: 1,
        shadow: 0,
      });
    });
    expect(soft).toBeGreaterThan(hard! + 0.15);
  });

  it('finds no softness where no skin is seen', () => {
    expect(blending(view({}), [], [0, 1], { blush: 0, shadow: 0 })).toBeNull();
  });

  it('tells equal sides from unequal ones by color, not by light', () => {
    const equal = view({ blush: { amount: 0.6 }, lids: { amount: 0.5, color: makeupColors.blue } });
    const eyesOf = (drawn: typeof equal) => ([0, 1] as const).map((side) => readEye(drawn, side));
    const worn = { blush: 1, shadow: 1, eyes: 1 };
    const likeness = symmetry(equal, eyesOf(equal), worn);
    expect(likeness).toBeGreaterThan(0.95);
    const sideLit = view({
      light: 'side',
      blush: { amount: 0.6 },
      lids: { amount: 0.5, color: makeupColors.blue },
    });
    expect(symmetry(sideLit, eyesOf(sideLit), worn)).toBeGreaterThan(0.9);
    // One half repainted.
    const unequal = {
      ...equal,
      red: equal.red.map((value, i) => (i % frameWidth < frameOrigin.x ? value + 0.08 : value)),
    };
    expect(symmetry(unequal, eyesOf(unequal), worn)).toBeLessThan(likeness! - 0.3);
  });

  it('finds a drawn lash line better defined than a bare one', () => {
    const [bare, drawn] = [0, 0.6].map((liner) => {
      const face = view({ liner });
      return eyeDefinition(([0, 1] as const).map((side) => readEye(face, side)));
    });
    expect(drawn).toBeGreaterThan(bare! + 0.2);
    expect(eyeDefinition([])).toBeNull();
  });
});

describe('colorHarmony', () => {
  const hue = (degrees: number, weight = 1) => ({ degrees, weight });

  it('is 1 for one hue and its near neighbors: the i template, 18 degrees wide', () => {
    expect(colorHarmony([hue(40), hue(50), hue(56)])).toBe(1);
  });

  it('is above a half for opposites, which the I template allows at a charge', () => {
    const opposites = colorHarmony([hue(45), hue(225)])!;
    expect(opposites).toBeGreaterThan(0.5);
    expect(opposites).toBeLessThan(1);
  });

  it('falls the further three hues stand apart', () => {
    const harmonies = [0, 40, 80, 120].map((apart) => colorHarmony([hue(0), hue(apart), hue(2 * apart)])!);
    expect(harmonies).toEqual(harmonies.toSorted((a, b) => b - a));
    expect(harmonies.at(-1)).toBeLessThan(0.5);
  });

  it('does not turn with the wheel', () => {
    const turned = [0, 90, 300].map((turn) =>
      colorHarmony([hue(turn), hue(turn + 60), hue(turn + 180, 0.5)])!,
    );
    for (const harmony of turned) expect(harmony).toBeCloseTo(turned[0]!, 5);
  });

  it('is untold for a single hue', () => {
    expect(colorHarmony([hue(10)])).toBeNull();
  });
});
