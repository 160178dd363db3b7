import { describe, expect, test } from 'vitest';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { coverPhoto } from '../../../src/features/share/coverPhoto.ts';

/** Each pixel tells its row and column. */
const photo: PixelBuffer = {
  data: Uint8ClampedArray.from({ length: 100 * 200 * 4 }, (_, index) => {
    const pixel = index >> 2;
    return [pixel % 100, Math.floor(pixel / 100), 0, 255][index & 3] ?? 0;
  }),
  width: 100,
  height: 200,
};

describe('coverPhoto', () => {
  test('[TXT-05] cuts the card its part of the photo, with the face in the middle and the pixels where they were', () => {
    const cover = coverPhoto(photo, { x: 30, y: 80, width: 40, height: 40 });
    expect(cover.width / cover.height).toBeCloseTo(1080 / 836, 1);
    // A face of 40 rows takes 52 % of the cover's height: 77 rows, of which the face's middle, row 100,
    // is the 40th; and so 99.4 columns, nearly all there are.
    expect(cover.height).toBe(77);
    const [column, row] = cover.data;
    expect(row).toBe(60);
    expect(column).toBe(0);
    expect(cover.data.at(-3)).toBe(60 + 76);
  });

  test('leaves a photo without a face as it is', () => {
    expect(coverPhoto(photo, null)).toBe(photo);
  });
});
