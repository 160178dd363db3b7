import { describe, expect, it } from 'vitest';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import type { FaceView } from '../../../../workers/pixels/regions/FaceView.ts';
import { dilate, rasterize, pixelsOf } from '../../../../workers/pixels/regions/regionMask.ts';
import { isCovered, faceVisibility, turnOf } from '../../../../workers/pixels/regions/faceVisibility.ts';
import { everything, flatFace, flatView, painted, readChanged } from './flatView.ts';

const gray = flatView();
const { outlines } = gray.regions;
/** Of one color but for lips, which are what shows that a photo has color. */
const flat: FaceView = { ...gray, red: painted(gray.red, rasterize(outlines.lips), 0.1) };

/** The face with its nose tip on the line between the ears, turned by `turn`. */
function turned(turn: number) {
  const points = flatFace.points.slice();
  for (const axis of [0, 1])
    points[3 + axis] =
      ((1 + turn) / 2) * points[234 * 3 + axis]! + ((1 - turn) / 2) * points[454 * 3 + axis]!;
  return { ...flatFace, points };
}
const frontal = turned(0);
const withFrame = (change: Partial<FaceView['frame']>): FaceView => ({
  ...flat,
  frame: { ...flat.frame, ...change },
});
/** The pixels of some outlines, up to a share of each, as lying outside the photo. */
function outside(outlined: readonly (readonly number[])[], share: number): FaceView {
  const mask = new Uint8Array(frameWidth * frameHeight);
  for (const outline of outlined) {
    const pixels = pixelsOf(rasterize(outline));
    for (const i of pixels.slice(0, Math.floor(share * pixels.length))) mask[i] = 1;
  }
  return withFrame({ outside: mask });
}
const visibility = (view: FaceView, face: Parameters<typeof faceVisibility>[1]) =>
  readChanged(view, (changed) => faceVisibility(changed, face));

describe('turnOf', () => {
  it.each([0, 0.2, -0.2, 0.9])(
    'is the difference of the distances to the ears over their sum: %d',
    (turn) => {
      expect(turnOf(turned(turn))).toBeCloseTo(turn, 5);
    },
  );

  it('counts distances across, not along one axis', () => {
    const points = new Float32Array(1404);
    // Right ear 3, 4 away from the nose tip; left ear 9, 12.
    points.set([10, 10, 0], 3);
    points.set([7, 14, 0], 234 * 3);
    points.set([19, 22, 0], 454 * 3);
    expect(turnOf({ points })).toBeCloseTo(0.5, 6);
  });
});

describe('a mouth', () => {
  const mouth = dilate(rasterize(outlines.lips), 30);
  const covered = (red: number, light: number): FaceView => ({
    ...flat,
    // The nose has color, so that the photo is not taken for black and white.
    red: painted(painted(gray.red, rasterize(outlines.nose), 0.1), mouth, red),
    light: painted(flat.light, mouth, light),
  });

  it.each([
    ['a pale blue mask', -0.06, 1.2],
    ['a black one', -0.01, 0.3],
    ['a hand', 0, 1],
  ])('under %s is covered, and is not rated', (_, red, light) => {
    const { lips, unseen } = visibility(covered(red, light), frontal);
    expect(lips).toBe(false);
    expect(unseen).toContainEqual({ area: 'lips', reason: 'covered' });
  });

  it('[FEA-01] is not rated where the lips are as black as ink, which has no hue that could be read', () => {
    const black: FaceView = {
      ...covered(0, 1),
      light: painted(flat.light, rasterize(outlines.lips), 0),
    };
    const { lips, unseen } = visibility(black, frontal);
    expect(lips).toBe(false);
    expect(unseen).toContainEqual({ area: 'lips', reason: 'covered' });
  });

  it('is seen by the color of its lips, or by their lightness alone', () => {
    expect(visibility(flat, frontal).lips).toBe(true);
    const pale: FaceView = {
      ...covered(0, 1),
      light: painted(flat.light, rasterize(outlines.lips), 0.95),
    };
    expect(visibility(pale, frontal).lips).toBe(true);
  });
});

describe('what is seen of a face', () => {
  it('[FEA-01] is no eye whose lid is as black as ink, even where a light glints in the opening', () => {
    const [lid, opening] = [outlines.lids[1], outlines.eyes[1]].map((outline) => rasterize(outline));
    const black = painted(flat.light, dilate(lid!, 20), 0);
    const glinting: FaceView = { ...flat, light: painted(black, dilate(opening!, -4), 1) };
    expect(visibility(glinting, frontal)).toEqual({ ...everything, eyes: [0] });
  });

  it('is all of a frontal one', () => {
    expect(visibility(flat, frontal)).toEqual(everything);
  });

  it.each([
    [0.34, [0, 1]],
    [0.36, [1]],
    [-0.34, [0, 1]],
    [-0.36, [0]],
  ])('of one turned by %d are the sides %j', (turn, sides) => {
    const seen = visibility(flat, turned(turn));
    expect(seen.sides).toEqual(sides);
    expect(seen.eyes).toEqual(sides);
    expect(seen.unseen).toEqual(sides.length === 1 ? [{ area: 'symmetry', reason: 'turnedAway' }] : []);
  });

  it('is nothing of one too small, from 30 px between the eyes on', () => {
    expect(visibility(withFrame({ sourceDistance: 30 }), frontal)).toEqual(everything);
    expect(visibility(withFrame({ sourceDistance: 29.9 }), frontal)).toEqual({
      sides: [0, 1],
      eyes: [],
      lips: false,
      skin: false,
      unseen: [
        { area: 'skin', reason: 'tooSmall' },
        { area: 'eyes', reason: 'tooSmall' },
        { area: 'lips', reason: 'tooSmall' },
      ],
    });
  });

  it('is nothing of one too dark, from a lightness of 0.22 on', () => {
    const lit = (lightness: number) => visibility({ ...flat, skin: { ...flat.skin, lightness } }, frontal);
    expect(lit(0.22)).toEqual(everything);
    expect(lit(0.21)).toMatchObject({
      eyes: [],
      lips: false,
      skin: false,
      unseen: [
        { area: 'skin', reason: 'tooDark' },
        { area: 'eyes', reason: 'tooDark' },
        { area: 'lips', reason: 'tooDark' },
      ],
    });
  });

  it('says of one both dark and small what weighs more with each area', () => {
    const gloomy = { ...withFrame({ sourceDistance: 20 }), skin: { ...flat.skin, lightness: 0.1 } };
    expect(visibility(gloomy, frontal).unseen).toEqual([
      { area: 'skin', reason: 'tooDark' },
      { area: 'eyes', reason: 'tooSmall' },
      { area: 'lips', reason: 'tooSmall' },
    ]);
  });

  it('leaves out lips of which more than a fifth lies outside the photo', () => {
    expect(visibility(outside([outlines.lips], 0.19), frontal)).toEqual(everything);
    expect(visibility(outside([outlines.lips], 0.22), frontal)).toEqual({
      ...everything,
      lips: false,
      unseen: [{ area: 'lips', reason: 'outOfFrame' }],
    });
  });

  it('leaves out an eye outside the photo, and names eyes only when both are', () => {
    expect(visibility(outside([outlines.eyes[0]], 0.5), frontal)).toEqual({ ...everything, eyes: [1] });
    expect(visibility(outside(outlines.eyes, 0.5), frontal)).toEqual({
      ...everything,
      eyes: [],
      unseen: [{ area: 'eyes', reason: 'outOfFrame' }],
    });
  });

  it('takes an outline with no pixel in the frame for outside', () => {
    const away = {
      ...flat,
      regions: { ...flat.regions, outlines: { ...outlines, lips: [-9, -9, -5, -9, -5, -5] } },
    };
    expect(visibility(away, frontal).unseen).toEqual([{ area: 'lips', reason: 'outOfFrame' }]);
  });

  it('leaves out a covered eye, and names eyes when all that are in the photo are', () => {
    const dark = (sides: readonly (0 | 1)[]) => ({
      ...flat,
      light: sides.reduce((plane, side) => painted(plane, coverOf(side), 0.3), flat.light),
    });
    expect(visibility(dark([1]), frontal)).toEqual({ ...everything, eyes: [0] });
    expect(visibility(dark([0, 1]), frontal)).toMatchObject({
      eyes: [],
      unseen: [{ area: 'eyes', reason: 'covered' }],
    });
    const half = { ...dark([1]), frame: outside([outlines.eyes[0]], 0.5).frame };
    expect(visibility(half, frontal)).toMatchObject({
      eyes: [],
      unseen: [{ area: 'eyes', reason: 'covered' }],
    });
  });
});

/** All that sunglasses lie over on one side. */
function coverOf(side: 0 | 1) {
  return rasterize(outlines.eyes[side], outlines.lids[side], outlines.underEyes[side]);
}

describe('isCovered', () => {
  const cover = coverOf(0);
  const lit = (light: number, change: Partial<FaceView> = {}) => ({
    ...flat,
    light: painted(flat.light, cover, light),
    ...change,
  });
  /** The opening in stripes of dark and light, as an eye has a white. */
  const opening = rasterize(outlines.eyes[0]);
  const striped = (dark: number, bright: number) =>
    painted(flat.light, cover, dark).map((value, i) => (opening[i] === 1 && i % 8 === 0 ? bright : value));

  it('asks for lid, opening and the skin below to be dark', () => {
    expect(isCovered(lit(0.61), 0)).toBe(true);
    expect(isCovered(lit(0.63), 0)).toBe(false);
    expect(isCovered(lit(0.61), 1)).toBe(false);
    for (const spared of [outlines.lids[0], outlines.underEyes[0], outlines.eyes[0]])
      expect(isCovered({ ...flat, light: painted(lit(0.3).light, rasterize(spared), 1) }, 0)).toBe(false);
  });

  it('and for an opening flatter than an eye, whose white is in it', () => {
    expect(isCovered({ ...flat, light: striped(0.4, 0.5) }, 0)).toBe(true);
    expect(isCovered({ ...flat, light: striped(0.4, 0.54) }, 0)).toBe(false);
  });

  it('or else for another hue than the skin on all of it', () => {
    const light = striped(0.4, 0.6);
    // Redness over lightness.
    const tinted = (quotient: number, mask = cover) => ({
      ...flat,
      light,
      red: flat.red.map((value, i) => (mask[i] === 1 ? quotient * light[i]! : value)),
    });
    expect(isCovered(tinted(0.074), 0)).toBe(false);
    expect(isCovered(tinted(0.076), 0)).toBe(true);
    expect(isCovered(tinted(-0.076), 0)).toBe(true);
    expect(isCovered(tinted(0.2, opening), 0)).toBe(false);
  });

  it('or for other hues on lids and skin of both eyes, as lenses have that mirror', () => {
    const tinted = (view: FaceView, side: 0 | 1, red: number) => ({
      ...view,
      red: painted(view.red, coverOf(side), red),
    });
    const mirroring = tinted(tinted(flat, 0, 0.07), 1, -0.07);
    expect([isCovered(mirroring, 0), isCovered(mirroring, 1)]).toEqual([true, true]);
    expect(isCovered(tinted(mirroring, 1, 0.066), 0)).toBe(false);
    const darkBeside = tinted(lit(0.3), 1, 0.07);
    expect([isCovered(darkBeside, 0), isCovered(darkBeside, 1)]).toEqual([true, true]);
  });
});
