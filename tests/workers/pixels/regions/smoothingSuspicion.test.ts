import { describe, expect, it } from 'vitest';
import type { PixelBuffer } from '../../../../src/domain/photo/PixelBuffer.ts';
import { drawFace } from '../../../drawn/drawFace.ts';
import { everyMonkTone, type MonkTone } from '../../../drawn/monkTones.ts';
import { gaussianBlurred } from '../../../drawn/gaussianBlurred.ts';
import { viewFace } from '../../../../workers/pixels/regions/FaceView.ts';
import { basePixels } from '../../../../workers/pixels/regions/skinEvenness.ts';
import { smoothingSuspicion } from '../../../../workers/pixels/regions/smoothingSuspicion.ts';
import { thenForget } from '../../../../workers/thenForget.ts';

/** Skin of different pores, with and without base, on one tone. */
const skins = [
  { pores: 0.3, foundation: 0 },
  { pores: 1, foundation: 0.5 },
];

const suspicion = thenForget(
  (tone: MonkTone, skin: (typeof skins)[number], filter: (pixels: PixelBuffer) => PixelBuffer): number => {
    const { pixels, face } = drawFace({ tone, ...skin, width: 390, height: 468 });
    const view = viewFace(filter(pixels), face);
    return smoothingSuspicion(view, basePixels(view, [0, 1]).textured) ?? Number.NaN;
  },
);

describe('smoothingSuspicion', () => {
  it('tells skin blurred by a filter from skin under a base, on every Monk tone alike', () => {
    for (const tone of everyMonkTone) {
      const natural = skins.map((skin) => suspicion(tone, skin, (pixels) => pixels));
      const filtered = skins.map((skin) => suspicion(tone, skin, (pixels) => gaussianBlurred(pixels, 1.4)));
      // Every filtered face above every natural one: an area under the ROC curve of 1 on each tone.
      expect(Math.min(...filtered), `tone ${tone}`).toBeGreaterThan(Math.max(...natural));
    }
  });

  it('does not guess on a face too small to hold pores', () => {
    const { pixels, face } = drawFace({ width: 240, height: 288 });
    const view = viewFace(pixels, face);
    expect(smoothingSuspicion(view, basePixels(view, [0, 1]).textured)).toBeNull();
  });
});
