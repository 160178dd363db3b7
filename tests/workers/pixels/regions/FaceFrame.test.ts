import { describe, expect, it } from 'vitest';
import { drawnLandmarks } from '../../../drawn/drawnLandmarks.ts';
import { fillRaster } from '../../../drawn/fillRaster.ts';
import {
  eyeDistance,
  faceFrame,
  frameOrigin,
  outlineOf,
} from '../../../../workers/pixels/regions/FaceFrame.ts';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import { encodedChannel } from '../../../drawn/linearColor.ts';

const raster = fillRaster(200, 200, (x, y) => [x, y, 128]);
const [right, left] = [33, 263];

describe.each([
  ['upright', 0],
  ['rolled to the right', 0.4],
  ['rolled to the left', -0.7],
  ['upside down', Math.PI],
])('the frame of a face %s', (_, turn) => {
  const face = drawnLandmarks([90, 80], 50, turn);
  const frame = faceFrame(raster, face);
  const point = (landmark: number) => [frame.points[landmark * 2]!, frame.points[landmark * 2 + 1]!];

  it('has the outer eye corners level, 160 px apart, about its origin', () => {
    expect(point(right)[0]).toBeCloseTo(frameOrigin.x - eyeDistance / 2, 2);
    expect(point(left)[0]).toBeCloseTo(frameOrigin.x + eyeDistance / 2, 2);
    expect(point(right)[1]).toBeCloseTo(frameOrigin.y, 2);
    expect(point(left)[1]).toBeCloseTo(frameOrigin.y, 2);
  });

  it('knows how far apart they are in the raster', () => {
    expect(frame.sourceDistance).toBeCloseTo(0.962 * 50, 2);
  });

  it('leads back to the raster, landmark by landmark', () => {
    for (const landmark of [0, 1, 10, 33, 152, 263, 454]) {
      const [x, y] = point(landmark);
      const [rasterX, rasterY] = frame.toRaster(x!, y!);
      expect(rasterX).toBeCloseTo(face.points[landmark * 3]!, 2);
      expect(rasterY).toBeCloseTo(face.points[landmark * 3 + 1]!, 2);
    }
  });

  it('shows at each place what the raster has there', () => {
    // The middle between the eyes, at about 90, 79: redness follows x, greenness y.
    const at = (frameOrigin.y * frameWidth + frameOrigin.x) * 3;
    const [x, y] = frame.toRaster(frameOrigin.x, frameOrigin.y);
    expect(encodedChannel(frame.linear[at]!)).toBeCloseTo(x, 0);
    expect(encodedChannel(frame.linear[at + 1]!)).toBeCloseTo(y, 0);
  });
});

describe('the frame', () => {
  const face = drawnLandmarks([100, 100], 160 / 0.962, 0);

  it.each([
    [[252, 10, 10], 1],
    [[251, 251, 251], 0],
    [[10, 252, 10], 1],
    [[10, 10, 252], 1],
    [[4, 4, 4], 1],
    [[5, 4, 4], 0],
    [[4, 5, 4], 0],
    [[4, 4, 5], 0],
  ] as const)('knows of %j whether its light is lost: %i', (rgb, clipped) => {
    const flat = faceFrame(fillRaster(200, 200, () => rgb), face); // prettier-ignore
    expect(flat.clipped[frameOrigin.y * frameWidth + frameOrigin.x]).toBe(clipped);
    expect(flat.clipped).toHaveLength(frameWidth * frameHeight);
  });

  it('lists the points of an outline in its order', () => {
    const frame = faceFrame(raster, face);
    const outline = outlineOf(frame, [263, 1]);
    expect(outline).toEqual([frame.points[526], frame.points[527], frame.points[2], frame.points[3]]);
  });
});
