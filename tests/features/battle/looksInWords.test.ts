import { expect, it } from 'vitest';
import { emptySlot, type Slots, withSlot } from '../../../machines/battleSlots.ts';
import { looksInWords } from '../../../src/features/battle/looksInWords.ts';
import { faceFound, groupFound, openedPhoto } from '../../machines/photos.ts';

const none: Slots = [emptySlot, emptySlot];
const second = withSlot(none, 2, { chosen: { photo: openedPhoto(), location: null } });
const both = withSlot(second, 1, { chosen: { photo: openedPhoto(), location: faceFound } });
const group = withSlot(both, 2, { chosen: { location: groupFound } });

it.each([
  ['no look', none, ''],
  ['the second', second, 'Look #2 is ready.'],
  ['both', both, 'Look #1 is ready. Look #2 is ready.'],
  ['one of two people', group, 'Look #1 is ready. 2 faces in Look #2: choose the one to rate.'],
])('[BTL-01] [FAC-11] says that %s is there', (_, slots, words) => {
  expect(looksInWords(slots)).toBe(words);
});
