import { describe, expect, it } from 'vitest';
import type { PhotoBox } from '../../src/domain/photo/PhotoBox.ts';
import { groupCrop } from '../../src/components/groupCrop.ts';

const aspect = 500 / 690;
const holds = (crop: PhotoBox, face: PhotoBox) =>
  crop.x <= face.x &&
  crop.y <= face.y &&
  crop.x + crop.width >= face.x + face.width &&
  crop.y + crop.height >= face.y + face.height;

describe('groupCrop', () => {
  it('[FAC-11] shows all faces, inside the photo, where the frame holds them', () => {
    const photo = { width: 480, height: 640 };
    const faces = [
      { x: 90, y: 200, width: 110, height: 140 },
      { x: 260, y: 240, width: 100, height: 130 },
    ];
    const crop = groupCrop(photo, faces, aspect);
    expect(faces.every((face) => holds(crop, face))).toBe(true);
    expect(holds({ x: 0, y: 0, ...photo }, crop)).toBe(true);
    expect(crop.width / crop.height).toBeCloseTo(aspect, 6);
  });

  it('[FAC-11] reaches beyond the photo, above and below alike, where the faces stand too far apart', () => {
    const photo = { width: 640, height: 360 };
    const faces = [
      { x: 20, y: 120, width: 90, height: 110 },
      { x: 520, y: 100, width: 100, height: 120 },
    ];
    const crop = groupCrop(photo, faces, aspect);
    expect(faces.every((face) => holds(crop, face))).toBe(true);
    expect(crop.x).toBeGreaterThanOrEqual(0);
    expect(crop.x + crop.width).toBeLessThanOrEqual(640);
    expect(crop.y).toBeCloseTo(360 - (crop.y + crop.height), 6);
    expect(crop.width / crop.height).toBeCloseTo(aspect, 6);
  });
});
