import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { uploadMachine } from '../../../machines/uploadMachine.ts';
import { withoutPhotos } from '../../../src/features/inspector/withoutPhotos.ts';
import { faceFound, jpeg, openedPhoto } from '../../machines/photos.ts';

describe('withoutPhotos', () => {
  it.each<[string, unknown, unknown]>([
    ['files', jpeg('me at home.jpg', 2048), '[file of 2048 bytes]'],
    ['pixels', new Uint8ClampedArray(16), '[16 bytes]'],
    ['buffers', new ArrayBuffer(8), '[8 bytes]'],
    ['pictures', 'blob:https://glow.example/1', '[picture]'],
    ['data addresses', 'data:image/png;base64,AAAA', '[picture]'],
    ['outlines', Array.from({ length: 40 }, (_, index) => index), '[40 numbers]'],
    ['ports', { open: () => undefined }, { open: '[function]' }],
    ['failures', new Error('broken'), '[Error: broken]'],
  ])('[PRV-02] names %s and shows none', (_, value, shown) => {
    expect(withoutPhotos({ value })).toEqual({ value: shown });
  });

  it('leaves words, scores and short lists as they are', () => {
    const plain = { type: 'analyze', score: 71, tags: ['a'], none: null, polygon: [1, 2, 3, 4] };
    expect(withoutPhotos(plain)).toEqual(plain);
  });

  it('names actors, and stops at circular references', () => {
    const actor = createActor(uploadMachine);
    expect(withoutPhotos({ actor })).toEqual({ actor: `[actor ${actor.sessionId}]` });
    const circle: Record<string, unknown> = {};
    circle['again'] = circle;
    expect(JSON.stringify(withoutPhotos(circle))).toContain('[deeper]');
  });

  it('[PRV-02] lets nothing of a photo through, wherever it stands', () => {
    const raster = { data: new Uint8ClampedArray(64).fill(173), width: 4, height: 4 };
    const photo = { ...openedPhoto(), raster, canvas: raster, checkCopy: raster };
    const shown = JSON.stringify(
      withoutPhotos({
        event: { output: { ok: true, value: photo } },
        context: { location: faceFound, photo },
      }),
    );
    expect(shown).not.toContain('173');
    expect(shown.length).toBeLessThan(2_000);
    expect(shown).toContain(photo.fingerprint);
  });
});
