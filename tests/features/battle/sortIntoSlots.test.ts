import { expect, test } from 'vitest';
import { sortIntoSlots } from '../../../src/features/battle/sortIntoSlots.ts';

const file = (name: string) => new File(['x'], name);
const [one, two, three] = [file('one'), file('two'), file('three')];
const empty = { chosen: { file: null } };
const taken = { chosen: { file: file('there') } };

test('[BTL-01] two dropped files fill both slots in their order, a third is left out', () => {
  expect(sortIntoSlots([one, two, three], [taken, empty], 2)).toEqual([
    { slot: 1, file: one },
    { slot: 2, file: two },
  ]);
});

test('[BTL-01] [BTL-07] what lies beside the photos takes no slot, and no photo from one', () => {
  const notes = new File(['x'], 'notes.pdf', { type: 'application/pdf' });
  const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
  expect(sortIntoSlots([notes, photo], [taken, empty])).toEqual([{ slot: 2, file: photo }]);
  expect(sortIntoSlots([notes, photo], [taken, taken], 1)).toEqual([{ slot: 1, file: photo }]);
  expect(sortIntoSlots([notes], [empty, empty])).toEqual([{ slot: 1, file: notes }]);
});

test('[BTL-01] one file goes where it was aimed at, else into the first empty slot, else into the second', () => {
  expect(sortIntoSlots([one], [empty, empty], 2)).toEqual([{ slot: 2, file: one }]);
  expect(sortIntoSlots([one], [empty, empty])).toEqual([{ slot: 1, file: one }]);
  expect(sortIntoSlots([one], [taken, empty])).toEqual([{ slot: 2, file: one }]);
  expect(sortIntoSlots([one], [taken, taken])).toEqual([{ slot: 2, file: one }]);
  expect(sortIntoSlots([], [empty, empty])).toEqual([]);
});
