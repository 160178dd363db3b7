import { expect, test } from 'vitest';
import { skinAround } from '../../../../workers/pixels/wholePhoto/skinAround.ts';

const side = 21;
const reach = 5;

/** The share of skin around a pixel of a square in which `isSkin` says where skin is. */
const shareAt = (isSkin: (x: number, y: number) => boolean, x: number, y: number): number => {
  const mask = Uint8Array.from({ length: side * side }, (_, i) =>
    Number(isSkin(i % side, Math.floor(i / side))),
  );
  return skinAround(mask, side, side, reach)[y * side + x]!;
};

test('[FEA-01] an island in skin has skin all around it', () => {
  expect(shareAt((x, y) => x !== 10 || y !== 10, 10, 10)).toBe(1);
});

test('[FEA-01] what lacks skin on one side has none, whichever side it is', () => {
  const halves = [
    (x: number) => x < 10,
    (x: number) => x > 10,
    (_x: number, y: number) => y < 10,
    (_x: number, y: number) => y > 10,
  ];
  for (const half of halves) expect(shareAt(half, 10, 10)).toBe(0);
});

test('[FEA-01] the smallest of the four shares counts', () => {
  // To the right, two of five columns are skin; above and below the square's eleven columns lack three.
  expect(shareAt((x) => x <= 12, 10, 10)).toBeCloseTo(2 / 5);
});

test('[FEA-01] a pixel at the edge of the photo has nothing beyond it', () => {
  expect(shareAt(() => true, 0, 10)).toBe(0);
});
