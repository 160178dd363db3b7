import { describe, expect, it } from 'vitest';
import type { CoachTopic } from '../../../../src/domain/coach/CoachHint.ts';
import type { FaceLocation, LocatedFace } from '../../../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../../../src/domain/photo/PixelBuffer.ts';
import { type DrawnFaceOptions, drawFace } from '../../../drawn/drawFace.ts';
import { gaussianBlurred } from '../../../drawn/gaussianBlurred.ts';
import { fillRaster } from '../../../drawn/fillRaster.ts';
import { everyMonkTone } from '../../../drawn/monkTones.ts';
import { brightened } from '../../../measuring/variants.ts';
import { detectFilters } from '../../../../workers/pixels/detectFilters.ts';
import { fitWithin } from '../../../../workers/pixels/fitWithin.ts';
import { coachPhoto } from '../../../../workers/pixels/coach/coachPhoto.ts';
import { thenForget } from '../../../../workers/thenForget.ts';

/** A photo as it is opened: the analysis canvas is the raster scaled down. */
const opened = (raster: PixelBuffer) => ({ raster, canvas: fitWithin(raster, 200) });

const topics = thenForget(
  (
    options: DrawnFaceOptions,
    change: (pixels: PixelBuffer) => PixelBuffer = (same) => same,
    others: readonly LocatedFace[] = [],
  ) => {
    const { pixels, face } = drawFace({ width: 360, height: 432, ...options });
    const location: FaceLocation = { kind: 'found', face, others, turned: 0 };
    return coachPhoto(opened(change(pixels)), location).map(({ topic }) => topic);
  },
);

describe('coachPhoto', () => {
  it.each(everyMonkTone)('[FAC-08] has nothing to say about a good photo of Monk tone %i', (tone) => {
    expect(topics({ tone })).toEqual([]);
  });

  it('notices little light, too much, and light from one side', () => {
    expect(topics({ tone: 4 }, brightened(0.25))).toContain('tooDark');
    expect(topics({ tone: 4 }, brightened(1.9))).toContain('tooBright');
    expect(topics({ light: 'side' })).toContain('unevenLight');
  });

  it('[FLT-01] warns of a white surrounding before it costs 15 points, whatever the tone', () => {
    const onWhite = (pixels: PixelBuffer, face: { x: number; y: number; width: number; height: number }) =>
      fillRaster(pixels.width, pixels.height, (x, y) => {
        const isFace = x > face.x && x < face.x + face.width && y > face.y && y < face.y + face.height;
        const at = (y * pixels.width + x) * 4;
        return isFace ? [pixels.data[at]!, pixels.data[at + 1]!, pixels.data[at + 2]!] : [250, 250, 250];
      });
    for (const tone of [2, 9] as const) {
      const { pixels, face } = drawFace({ width: 500, height: 600, tone, scale: 0.25 });
      const photo = opened(onWhite(pixels, face.box));
      const hints = coachPhoto(photo, { kind: 'found', face, others: [], turned: 0 });
      const hint = hints.find(({ topic }) => topic === 'brightSurroundings');
      expect(hint?.measured).toBeGreaterThan(180 / 255);
      expect(detectFilters(photo.canvas).filterTypes).toContain('Brightness Enhancement');
    }
  });

  it.each([1, 5, 10] as const)('says that a photo has no color, on Monk tone %i', (tone) => {
    const toned = (red: number, green: number, blue: number) => (pixels: PixelBuffer) =>
      fillRaster(pixels.width, pixels.height, (x, y) => {
        const at = (y * pixels.width + x) * 4;
        const gray = 0.299 * pixels.data[at]! + 0.587 * pixels.data[at + 1]! + 0.114 * pixels.data[at + 2]!;
        return [gray * red, gray * green, gray * blue];
      });
    expect(topics({ tone, lips: { amount: 0.7 } }, toned(1, 1, 1))).toEqual(['noColor']);
    // Eight bits round the darkest tones' tint too coarsely to be sure of it.
    if (tone < 10) expect(topics({ tone, lips: { amount: 0.7 } }, toned(1, 0.85, 0.65))).toEqual(['noColor']);
  });

  it('notices a covered mouth', () => {
    const masked = (pixels: PixelBuffer) =>
      fillRaster(pixels.width, pixels.height, (x, y) => {
        const at = (y * pixels.width + x) * 4;
        return y > 0.6 * pixels.height && y < 0.85 * pixels.height
          ? [190, 215, 225]
          : [pixels.data[at]!, pixels.data[at + 1]!, pixels.data[at + 2]!];
      });
    for (const tone of [2, 9] as const) {
      expect(topics({ tone, lips: { amount: 0.7 } }, masked)).toContain('mouthCovered');
      expect(topics({ tone })).not.toContain('mouthCovered');
    }
  });

  it('notices a blurred photo', () => {
    expect(topics({}, (pixels) => gaussianBlurred(pixels, 5))).toEqual(['blurry']);
  });

  it('calls no photo blurred because dark glasses hide the edges of the eyes', () => {
    expect(topics({ sunglasses: true })).toEqual(['eyesCovered']);
  });

  it('notices a small face, covered eyes, glasses and more than one face', () => {
    expect(topics({ scale: 0.14 })).toContain('faceSmall');
    expect(topics({ sunglasses: true })).toContain('eyesCovered');
    expect(topics({ sunglasses: 'mirroring' })).toContain('eyesCovered');
    expect(topics({ glasses: true })).toEqual(['glasses']);
    expect(topics({}, undefined, [drawFace().face])).toEqual(['severalFaces']);
  });

  it('notices a head turned away, and then no uneven light', () => {
    const { pixels, face } = drawFace({ width: 360, height: 432, light: 'side' });
    const points = face.points.slice();
    points[3] = points[454 * 3]! * 0.75 + points[3]! * 0.25;
    const hints = coachPhoto(opened(pixels), {
      kind: 'found',
      face: { ...face, points },
      others: [],
      turned: 0,
    });
    expect(hints.map(({ topic }) => topic)).toEqual(['turnedAway']);
  });

  it('says that no face was found only where one was looked for', () => {
    const { pixels } = drawFace({});
    expect(coachPhoto(opened(pixels), { kind: 'none' })).toEqual([{ topic: 'noFace', measured: 0 }]);
    expect(coachPhoto(opened(pixels), { kind: 'unavailable', reason: 'loading' })).toEqual([]);
    const night = brightened(0.1)(pixels);
    expect(coachPhoto(opened(night), { kind: 'unavailable', reason: 'loading' })[0]?.topic).toBe('tooDark');
  });

  it('[FAC-06] knows of nobody that they may be too small or turned away, where something is like a face', () => {
    const reasons = (options: DrawnFaceOptions, sideways = 1) => {
      const { pixels, face } = drawFace({ width: 360, height: 432, ...options });
      // The ear on the right of the photo comes nearer to the nose.
      const points = face.points.slice();
      const [nose, ear] = [1, 454].map((landmark) => points[landmark * 3]!) as [number, number];
      points[454 * 3] = nose + (ear - nose) * sideways;
      return coachPhoto(opened(pixels), { kind: 'none', unsure: { ...face, points } }).map(
        ({ topic }) => topic,
      );
    };
    expect(reasons({})).toEqual(['noFace']);
    expect(reasons({ scale: 0.14 })).toEqual(['faceSmall', 'noFace']);
    expect(reasons({}, 0.3)).toEqual(['turnedAway', 'noFace']);
  });
});

/** A raster without a face on it, but with landmarks as if there were: what is measured is known to the digit. */
function hintsOf(
  level: (x: number, y: number) => number,
  { scale = 0.36, strangers = 0, nose = 0.5, isChosen = false } = {},
) {
  const [width, height] = [400, 480];
  const { face } = drawFace({ width, height, scale });
  const points = face.points.slice();
  // The tip of the nose on the line from ear to ear, at a share of the way: turned by 1 - 2 x share.
  for (const axis of [0, 1])
    points[3 + axis] = (1 - nose) * points[234 * 3 + axis]! + nose * points[454 * 3 + axis]!;
  const raster = fillRaster(width, height, (x, y) => [level(x, y), level(x, y), level(x, y)]);
  const others = Array.from({ length: strangers }, () => face);
  const hints = thenForget(coachPhoto)(opened(raster), {
    kind: 'found',
    face: { ...face, points },
    others,
    turned: 0,
    isChosen,
  });
  // The raster is gray, which is a hint of its own, and its brightness that of its surroundings.
  const ofThePhoto = new Set<CoachTopic>(['noColor', 'brightSurroundings']);
  return new Map(
    hints.filter(({ topic }) => !ofThePhoto.has(topic)).map(({ topic, measured }) => [topic, measured]),
  );
}
/** Vertical stripes as sharp as lashes, so that nothing is blurred. */
const striped = (level: number) => (x: number) => (x % 8 < 4 ? level : 0.6 * level);

describe('what a hint is given for', () => {
  it('a sharp, even, large, frontal face gets none', () => {
    expect([...hintsOf(striped(180)).keys()]).toEqual([]);
  });

  it('eyes closer together than 60 px', () => {
    // The landmarks of the outer corners lie 0.962 of the drawn distance apart.
    const eyesApart = (px: number) => hintsOf(striped(180), { scale: px / 0.962 / 400 });
    expect(eyesApart(61).has('faceSmall')).toBe(false);
    expect(eyesApart(59).get('faceSmall')).toBeCloseTo(59, 1);
  });

  it.each([
    [0.36, null],
    [0.34, 0.32],
    [0.64, null],
    [0.66, 0.32],
  ])('a nose at %d of the way between the ears: turned away by %s', (nose, turn) => {
    const hints = hintsOf(striped(180), { nose });
    if (turn === null) expect(hints.has('turnedAway')).toBe(false);
    else expect(hints.get('turnedAway')).toBeCloseTo(turn, 4);
  });

  it('skin darker than 0.33', () => {
    // Lightness of gray is the cube root of its linear light: 0.33 lies between levels 53 and 54.
    expect(hintsOf(() => 53).get('tooDark')).toBeCloseTo(0.3285, 3);
    expect(hintsOf(() => 55).has('tooDark')).toBe(false);
  });

  it('light lost on more than 0.12 of the skin, unless it is too dark', () => {
    expect(hintsOf(() => 255).get('tooBright')).toBe(1);
    expect(hintsOf(() => 251).has('tooBright')).toBe(false);
    const dark = hintsOf(() => 3);
    expect(dark.has('tooDark')).toBe(true);
    expect(dark.has('tooBright')).toBe(false);
  });

  it('cheeks lit differently by more than a quarter, unless the head is turned', () => {
    // Lightness 0.833 at level 200; three quarters of it, 0.625, lie at level 135.
    const halves = (right: number) => (x: number) => (x < 200 ? 200 : right);
    expect(hintsOf(halves(138)).has('unevenLight')).toBe(false);
    expect(hintsOf(halves(132)).get('unevenLight')).toBeCloseTo(0.263, 2);
    expect(hintsOf(halves(132), { nose: 0.34 }).has('unevenLight')).toBe(false);
  });

  it('eyes without an edge', () => {
    expect(hintsOf(() => 180).get('blurry')).toBe(0);
    expect(hintsOf(striped(180)).has('blurry')).toBe(false);
  });

  it('more faces than one', () => {
    expect(hintsOf(striped(180), { strangers: 2 }).get('severalFaces')).toBe(3);
  });

  it('[FAC-11] more faces than one only until one of them was chosen', () => {
    expect([...hintsOf(striped(180), { strangers: 2, isChosen: true }).keys()]).toEqual([]);
  });

  it('most telling first', () => {
    const all = hintsOf(() => 40, { strangers: 1, nose: 0.3, scale: 50 / 400 });
    expect([...all.keys()]).toEqual(['severalFaces', 'turnedAway', 'faceSmall', 'tooDark', 'blurry']);
  });

  it('a whole photo darker than 50 in the mean, where no face was found', () => {
    const dark = (level: number) =>
      coachPhoto(opened(fillRaster(20, 20, () => [level, level, level])), { kind: 'none' });
    expect(dark(49)).toEqual([
      { topic: 'tooDark', measured: expect.closeTo(49 / 255, 5) as number },
      { topic: 'noFace', measured: 0 },
    ]);
    expect(dark(51)).toEqual([{ topic: 'noFace', measured: 0 }]);
  });

  it('one covered eye of a frontal head, but of a turned one both', () => {
    const { pixels, face } = drawFace({ width: 360, height: 432, sunglasses: true });
    const bare = drawFace({ width: 360, height: 432 }).pixels;
    // The glasses over the left half of the photo only.
    const oneLens = {
      ...pixels,
      data: pixels.data.map((value, i) => (Math.floor(i / 4) % 360 < 180 ? value : bare.data[i]!)),
    };
    const hint = (nose: number) => {
      const points = face.points.slice();
      for (const axis of [0, 1])
        points[3 + axis] = (1 - nose) * points[234 * 3 + axis]! + nose * points[454 * 3 + axis]!;
      return (raster: PixelBuffer) =>
        coachPhoto(opened(raster), { kind: 'found', face: { ...face, points }, others: [], turned: 0 }).find(
          ({ topic }) => topic === 'eyesCovered',
        )?.measured;
    };
    expect(hint(0.5)(oneLens)).toBe(1);
    expect(hint(0.5)(pixels)).toBe(2);
    expect(hint(0.34)(oneLens)).toBeUndefined();
    expect(hint(0.34)(pixels)).toBe(2);
  });
});
