import { expect, test } from 'vitest';
import { photosAmong } from '../../../src/domain/photo/photosAmong.ts';

const file = (name: string, type: string) => ({ name, type, size: 5000 });
const notes = file('notes.pdf', 'application/pdf');
const folder = file('holiday', '');
const photo = file('me.jpg', 'image/jpeg');
const heic = file('IMG_0001.HEIC', '');

test('[UPL-01] of several files those are meant that are images, whatever lies beside them', () => {
  expect(photosAmong([notes, photo])).toEqual([photo]);
  expect(photosAmong([folder, heic, notes, photo])).toEqual([heic, photo]);
  expect(photosAmong([photo])).toEqual([photo]);
});

test('[UPL-03] where none is an image all of them are handed on, to be refused', () => {
  expect(photosAmong([notes, folder])).toEqual([notes, folder]);
  expect(photosAmong([])).toEqual([]);
});
