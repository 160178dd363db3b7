import { expect, test } from 'vitest';
import { evidenceBox } from '../../src/components/evidenceBox.ts';

const size = { width: 400, height: 600 };
const square = (x: number, y: number, side: number) => [x, y, x + side, y, x + side, y + side, x, y + side];
const evidence = (...polygons: number[][]) => ({ key: 'eyeMakeup' as const, polygons, reading: '' });

test('a loupe is a square around the largest region, with some air', () => {
  const box = evidenceBox(evidence(square(50, 60, 20), square(200, 300, 100)), size);
  expect(box).toEqual({ x: 182.5, y: 282.5, width: 135, height: 135 });
});

test('a loupe stays inside the photo and never closes in to a blur', () => {
  expect(evidenceBox(evidence(square(0, 590, 10)), size)).toEqual({ x: 0, y: 560, width: 40, height: 40 });
  expect(evidenceBox(evidence(square(0, 0, 390)), size).width).toBe(400);
});

test('without a region it shows the middle of the photo', () => {
  const middle = { x: 0, y: 100, width: 400, height: 400 };
  expect(evidenceBox(evidence(), size)).toEqual(middle);
  expect(evidenceBox(undefined, size)).toEqual(middle);
});
