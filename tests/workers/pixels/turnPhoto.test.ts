import { describe, expect, it } from 'vitest';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { fingerprint } from '../../../workers/pixels/fingerprint.ts';
import { quarterTurned } from '../../../workers/pixels/quarterTurned.ts';
import { turnPhoto } from '../../../workers/pixels/turnPhoto.ts';
import { drawLandscape } from '../../drawn/drawLandscape.ts';
import { openPixels } from '../../measuring/ratePixels.ts';

/** 3 by 2 pixels, each of its own color: 1 2 3 over 4 5 6. */
const six: PixelBuffer = {
  data: Uint8ClampedArray.from([1, 2, 3, 4, 5, 6].flatMap((level) => [level, 10 * level, 200 - level, 255])),
  width: 3,
  height: 2,
};

const rows = ({ data, width, height }: PixelBuffer) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_column, x) => data[(y * width + x) * 4]).join(' '),
  );

describe('quarterTurned', () => {
  it.each([
    [0, ['1 2 3', '4 5 6']],
    [1, ['4 1', '5 2', '6 3']],
    [2, ['6 5 4', '3 2 1']],
    [3, ['3 6', '2 5', '1 4']],
  ] as const)('[FAC-12] turns clockwise by %i quarters', (turns, expected) => {
    expect(rows(quarterTurned(six, turns))).toEqual(expected);
  });

  it('[FAC-12] leaves every color as it is', () => {
    const turned = quarterTurned(six, 1);
    expect([...turned.data.subarray(0, 4)]).toEqual([4, 40, 196, 255]);
    expect(rows(quarterTurned(turned, 3))).toEqual(rows(six));
  });
});

describe('turnPhoto', () => {
  const photo = openPixels(drawLandscape(320, 200));

  it('[FAC-12] makes a photo that lies the same photo as if it had come upright', () => {
    const turned = turnPhoto(openPixels(quarterTurned(drawLandscape(320, 200), 1)), 3);
    expect(turned).toMatchObject({ fingerprint: photo.fingerprint, source: photo.source, turned: 3 });
    expect(turned.raster).toEqual(photo.raster);
    // The copy was scaled before it was turned. To scale rows and then columns rounds differently from the other order.
    const levels = turned.canvas.data.map((level, i) => Math.abs(level - photo.canvas.data[i]!));
    expect(Math.max(...levels)).toBeLessThanOrEqual(1);
  });

  it('[FAC-12] [PIP-04] has the words follow the upright photo', () => {
    const turned = turnPhoto(photo, 1);
    expect(turned.fingerprint).toBe(fingerprint(turned.canvas));
    expect(turned.source).toEqual({ width: 200, height: 320 });
    expect(turnPhoto(photo, 2).source).toEqual({ width: 320, height: 200 });
  });

  it('[FAC-12] adds up the turns', () => {
    expect(turnPhoto(turnPhoto(photo, 3), 2).turned).toBe(1);
  });
});
