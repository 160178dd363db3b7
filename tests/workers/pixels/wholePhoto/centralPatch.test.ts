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

test.for([
  ['down and to the left', ['..#.', '..#.', '###.', '....']],
  ['down, to the right and up again', ['#.#.', '#.#.', '###.', '....']],
  ['all around a hole', ['....', '.###', '.#.#', '.###']],
])('[FEA-01] a patch is followed %s', ([, rows]) => {
  const mask = maskOf(rows as string[]);
  // The whole is kept, whichever of its pixels is in the middle.
  for (let pixel = 0; pixel < mask.length; pixel++)
    if (mask[pixel] === 1)
      expect(
        drawn(
          centralPatch(mask, 4, (i) => i === pixel),
          4,
        ),
      ).toEqual(rows);
});

test('[FEA-01] a row does not go on in the next, neither to the right nor to the left', () => {
  const kept = (rows: readonly string[], middle: number) =>
    drawn(
      centralPatch(maskOf(rows), 4, (i) => i === middle),
      4,
    );
  expect(kept(['...#', '#...'], 3)).toEqual(['...#', '....']);
  expect(kept(['#..#', '#...'], 0)).toEqual(['#...', '#...']);
});

test('[FEA-01] where nothing is in the middle, nothing is kept', () => {
  expect([...centralPatch(maskOf(['#..#']), 4, () => false)]).toEqual([0, 0, 0, 0]);
});
