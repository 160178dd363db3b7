import { describe, expect, test } from 'vitest';
import { checkDeclaredSize } from '../../../src/domain/photo/checkDeclaredSize.ts';
import { checkPhotoFile } from '../../../src/domain/photo/checkPhotoFile.ts';
import { checkRoutineFile } from '../../../src/domain/photo/checkRoutineFile.ts';
import { recheckPhotoFile } from '../../../src/domain/photo/recheckPhotoFile.ts';

const tenMegabytes = 10_485_760;
const jpeg = (size: number) => ({ type: 'image/jpeg', size });
const text = (size: number) => ({ type: 'text/plain', size });
const refused = (message: string) => ({ kind: 'refused', message });

describe('choosing a file', () => {
  test('[UPL-03] takes an image of 1 byte to 10 MB, of whatever image type', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/heic', 'image/svg+xml'])
      for (const size of [1, tenMegabytes]) expect(checkPhotoFile({ type, size })).toBeNull();
  });

  test('[UPL-03] [UPL-10] goes by the name of a HEIC photo that the system gives no type, also where a camera named it', () => {
    for (const name of ['IMG_1.HEIC', 'photo.heif', 'DSC00001.HIF'])
      expect(checkPhotoFile({ type: '', size: 2048, name })).toBeNull();
    for (const name of ['hif', 'notes.hif.txt', 'photo.heics'])
      expect(checkPhotoFile({ type: '', size: 2048, name })).not.toBeNull();
  });

  test('[UPL-03] refuses what is no image, before it looks at the size', () => {
    const message = refused('Please upload a valid image file (JPG, PNG)');
    for (const type of ['text/plain', '', 'application/image/png', 'imagery'])
      for (const size of [0, 2048, tenMegabytes + 1]) expect(checkPhotoFile({ type, size })).toEqual(message);
  });

  test('[UPL-03] refuses a file one byte over 10 MB', () => {
    expect(checkPhotoFile(jpeg(tenMegabytes + 1))).toEqual(
      refused('File size too large. Please upload an image under 10MB'),
    );
  });

  test('[UPL-03] refuses an empty file', () => {
    expect(checkPhotoFile(jpeg(0))).toEqual(refused('Empty file detected. Please select a valid image.'));
  });
});

describe('the recheck before analysis', () => {
  test('[ANA-03] passes a photo of 1 byte to 10 MB', () => {
    for (const size of [1, tenMegabytes]) expect(recheckPhotoFile(jpeg(size))).toBeNull();
  });

  test('[ANA-03] tells missing and empty, wrong type, and over 10 MB apart', () => {
    const missing = refused('Invalid image file. Please upload a new image.');
    for (const file of [null, undefined, jpeg(0), text(0)]) expect(recheckPhotoFile(file)).toEqual(missing);
    const wrongType = refused('Invalid file type. Please upload a JPG or PNG image.');
    for (const size of [1, tenMegabytes + 1]) expect(recheckPhotoFile(text(size))).toEqual(wrongType);
    expect(recheckPhotoFile(jpeg(tenMegabytes + 1))).toEqual(
      refused('Image too large. Please use an image under 10MB.'),
    );
  });
});

describe('the analysis routine', () => {
  test('[ANA-04] takes an image of 1024 bytes to 10 MB', () => {
    for (const size of [1024, tenMegabytes]) expect(checkRoutineFile(jpeg(size))).toBeNull();
  });

  test('[ANA-04] tells missing and empty, wrong type, over 10 MB and under 1024 bytes apart', () => {
    for (const file of [null, undefined, jpeg(0), text(0)])
      expect(checkRoutineFile(file)).toEqual(refused('Invalid image file.'));
    for (const size of [1, tenMegabytes + 1])
      expect(checkRoutineFile(text(size))).toEqual(
        refused('File is not a valid image. Please upload a JPG or PNG file.'),
      );
    expect(checkRoutineFile(jpeg(tenMegabytes + 1))).toEqual(
      refused('Image file too large. Please use an image under 10MB.'),
    );
    expect(checkRoutineFile(jpeg(1023))).toEqual(
      refused('Image file too small. Please use a larger, higher quality image.'),
    );
  });
});

describe('a header', () => {
  test('[ERR-07] may declare 100 megapixels, and not one pixel more', () => {
    expect(checkDeclaredSize(10_000, 10_000)).toBeNull();
    expect(checkDeclaredSize(1, 30_000)).toBeNull();
    expect(checkDeclaredSize(100_000_001, 1)).toEqual({ kind: 'memory' });
    expect(checkDeclaredSize(30_000, 30_000)).toEqual({ kind: 'memory' });
  });
});
