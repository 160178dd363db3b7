import { expect, test } from 'vitest';
import { forEachInBand } from '../../../../workers/pixels/wholePhoto/SkinScene.ts';
import { flatScene } from './flatScene.ts';

test('[FEA-01] a band runs over the box from the one share of its height up to the other', () => {
  const scene = flatScene(() => null);
  const boxed = { ...scene, skin: { ...scene.skin, box: { left: 3, top: 10, right: 6, bottom: 20 } } };
  const visited: number[] = [];
  forEachInBand(boxed, [0.2, 0.45], (index) => visited.push(index));
  // Rows 12 and 13 of 20 px each, columns 3 to 5.
  expect(visited).toEqual([243, 244, 245, 263, 264, 265]);
});
