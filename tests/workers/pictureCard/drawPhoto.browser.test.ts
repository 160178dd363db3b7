import { afterEach, expect, test, vi } from 'vitest';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { newCanvas } from '../../../workers/imageCodec.ts';
import { drawPhoto } from '../../../workers/pictureCard/drawPhoto.ts';

/** 40 by 100 px, each row of a gray of its own: twice its number. */
const photo: PixelBuffer = {
  data: Uint8ClampedArray.from({ length: 4 * 40 * 100 }, (_, i) =>
    i % 4 === 3 ? 255 : 2 * Math.floor(i / 160),
  ),
  width: 40,
  height: 100,
};

afterEach(() => vi.restoreAllMocks());

test('[TXT-05] a photo fills its rectangle, cropped around where a face usually is', async () => {
  const context = newCanvas(60, 60);
  await drawPhoto(context, photo, { x: 10, y: 10, width: 40, height: 40 });
  const grayAt = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[0];
  // The middle of the 40 rows that are shown is row 42: they begin with row 22.
  expect([grayAt(10, 10), grayAt(49, 49)]).toEqual([44, 122]);
  expect([grayAt(9, 30), grayAt(50, 30), grayAt(30, 9), grayAt(30, 50)]).toEqual([0, 0, 0, 0]);
});

test('[PRV-02] the bitmap that is drawn is freed, also where it cannot be drawn', async () => {
  const made = vi.spyOn(globalThis, 'createImageBitmap');
  const context = newCanvas(40, 40);
  const draw = () => drawPhoto(context, photo, { x: 0, y: 0, width: 40, height: 40 });
  await draw();
  vi.spyOn(context, 'drawImage').mockImplementation(() => {
    throw new RangeError('planted');
  });
  await expect(draw()).rejects.toThrow('planted');
  const bitmaps: ImageBitmap[] = await Promise.all(made.mock.results.map(({ value }) => value));
  expect(bitmaps.map(({ width }) => width)).toEqual([0, 0]);
});
