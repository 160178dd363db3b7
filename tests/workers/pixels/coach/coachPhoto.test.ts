import { describe, expect, it } from 'vitest';
import type { FaceLocation } from '../../../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../../../src/domain/photo/PixelBuffer.ts';
import { type DrawnFaceOptions, drawFace } from '../../../drawn/drawFace.ts';
import { gaussianBlurred } from '../../../drawn/gaussianBlurred.ts';
import { everyMonkTone } from '../../../drawn/monkTones.ts';
import { coachPhoto } from '../../../../workers/pixels/coach/coachPhoto.ts';

function topics(
  options: DrawnFaceOptions,
  change: (pixels: PixelBuffer) => PixelBuffer = (same) => same,
  faceCount = 1,
) {
  const { pixels, face } = drawFace({ width: 360, height: 432, ...options });
  const location: FaceLocation = { kind: 'found', face, faceCount };
  return coachPhoto({ raster: change(pixels) }, location).map(({ topic }) => topic);
}

const times =
  (gain: number) =>
  (pixels: PixelBuffer): PixelBuffer => ({
    ...pixels,
    data: pixels.data.map((value, i) => (i % 4 === 3 ? value : value * gain)),
  });

describe('coachPhoto', { timeout: 60_000 }, () => {
  it.each(everyMonkTone)('[FAC-08] has nothing to say about a good photo of Monk tone %i', (tone) => {
    expect(topics({ tone })).toEqual([]);
  });

  it('notices little light, too much, and light from one side', () => {
    expect(topics({ tone: 4 }, times(0.25))).toContain('tooDark');
    expect(topics({ tone: 4 }, times(1.9))).toContain('tooBright');
    expect(topics({ light: 'side' })).toContain('unevenLight');
  });

  it('notices a blurred photo', () => {
    expect(topics({}, (pixels) => gaussianBlurred(pixels, 5))).toEqual(['blurry']);
  });

  it('notices a small face, covered eyes and more than one face', () => {
    expect(topics({ scale: 0.14 })).toContain('faceSmall');
    expect(topics({ sunglasses: true })).toContain('eyesCovered');
    expect(topics({}, undefined, 2)).toEqual(['severalFaces']);
  });

  it('notices a head turned away, and then no uneven light', () => {
    const { pixels, face } = drawFace({ width: 360, height: 432, light: 'side' });
    const points = face.points.slice();
    points[3] = points[454 * 3]! * 0.75 + points[3]! * 0.25;
    const hints = coachPhoto({ raster: pixels }, { kind: 'found', face: { ...face, points }, faceCount: 1 });
    expect(hints.map(({ topic }) => topic)).toEqual(['turnedAway']);
  });

  it('says that no face was found only where one was looked for', () => {
    const { pixels } = drawFace({});
    expect(coachPhoto({ raster: pixels }, { kind: 'none' })).toEqual([{ topic: 'noFace', measured: 0 }]);
    expect(coachPhoto({ raster: pixels }, { kind: 'unavailable', reason: 'loading' })).toEqual([]);
    const night = times(0.1)(pixels);
    expect(coachPhoto({ raster: night }, { kind: 'unavailable', reason: 'loading' })[0]?.topic).toBe(
      'tooDark',
    );
  });
});
