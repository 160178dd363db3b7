import { describe, expect, it } from 'vitest';
import { chooseFace, facesOf } from '../../../src/domain/photo/chooseFace.ts';
import type { FaceLocation, LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';

const faceAt = (x: number, width = 40): LocatedFace => ({
  points: new Float32Array(1404),
  flag: 1,
  box: { x, y: 0, width, height: 50 },
});
const [left, middle, right] = [faceAt(0, 300), faceAt(170), faceAt(200)];
const group: FaceLocation = { kind: 'found', face: right, others: [middle, left], turned: 0 };

describe('the faces of a group', () => {
  it('[FAC-11] stand from the left to the right by their middles, whichever is rated', () => {
    expect(facesOf(group)).toEqual([left, middle, right]);
    expect(facesOf(chooseFace(group, 1))).toEqual([left, middle, right]);
  });

  it('[FAC-11] are chosen by their places', () => {
    expect(chooseFace(group, 0)).toEqual({
      ...group,
      face: left,
      others: [middle, right],
      isChosen: true,
    });
    expect(chooseFace(chooseFace(group, 0), 2)).toMatchObject({ face: right });
  });

  it('[FAC-11] leave no choice where there is no such face', () => {
    expect(chooseFace(group, 3)).toBe(group);
    const none: FaceLocation = { kind: 'none' };
    expect(chooseFace(none, 0)).toBe(none);
    expect(facesOf(none)).toEqual([]);
    expect(facesOf(null)).toEqual([]);
  });
});
