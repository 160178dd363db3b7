import { expect, test } from 'vitest';
import { centralPatch } from '../../../../workers/pixels/wholePhoto/centralPatch.ts';

/** Rows of a drawing as a mask: `#` is set. */
const maskOf = (rows: readonly string[]) => Uint8Array.from(rows.join(''), (sign) => Number(sign === '#'));
const drawn = (mask: Uint8Array, width: number) =>
  Array.from({ length: mask.length / width }, (_, row) =>
    Array.from(mask.subarray(row * width, (row + 1) * width), (value) => (value === 1 ? '#' : '.')).join(''),
  );

test('[FEA-01] of several patches the one with the most of the middle is kept, not the largest', () => {
  const mask = maskOf([
    '######..', // a wall
    '........',
    '...##..#',
    '...##..#',
    '.......#',
  ]);
  const isMiddle = (i: number) => i % 8 >= 2 && i % 8 < 6 && Math.floor(i / 8) >= 1;
  expect(drawn(centralPatch(mask, 8, isMiddle), 8)).toEqual([
    '........',
    '........',
    '...##...',
    '...##...',
    '........',
  ]);
});

test('[FEA-01] patches do not connect at corners, nor around the edge of the photo', () => {
  const mask = maskOf(['#...', '.#..', '...#', '#...']);
  const isMiddle = (i: number) => i === 5;
  expect(drawn(centralPatch(mask, 4, isMiddle), 4)).toEqual(['....', '.#..', '....', '....']);
});

test('[FEA-01] where nothing is in the middle, nothing is kept', () => {
  expect([...centralPatch(maskOf(['#..#']), 4, () => false)]).toEqual([0, 0, 0, 0]);
});
