import type { LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { outerEyeCorners } from './landmarkSets.ts';
import { type ColorPlanes, oklabPlanes } from './oklabPlanes.ts';
import { resampledFace } from './resampledFace.ts';

/** Distance between the outer eye corners in the frame, px. All sizes of the measures follow from it. */
export const eyeDistance = 160;
/** Size of the frame and where the middle between the eyes lies in it, px. */
export const frameWidth = 352;
export const frameHeight = 440;
export const frameOrigin = { x: 176, y: 176 } as const;

/** A face turned upright and scaled alike, in OKLab: what every measure reads. */
export interface FaceFrame extends ColorPlanes {
  /** The 468 landmarks as x, y pairs, frame px. */
  readonly points: Float32Array;
  /** Distance between the outer eye corners in the raster, px: how much detail there really is. */
  readonly sourceDistance: number;
  /** Share of pixels of the frame that lie outside the photo, 0-1 by pixel. */
  readonly outside: Uint8Array;
  /** A frame position, px, in pixels of the raster. */
  toRaster(x: number, y: number): readonly [x: number, y: number];
}

/** Cuts the face out of the raster so that the outer eye corners lie level, `eyeDistance` apart. */
export function faceFrame(raster: PixelBuffer, face: LocatedFace): FaceFrame {
  const at = (landmark: number) => [face.points[landmark * 3]!, face.points[landmark * 3 + 1]!] as const;
  const [right, left] = [at(outerEyeCorners[0]), at(outerEyeCorners[1])];
  const sourceDistance = Math.hypot(left[0] - right[0], left[1] - right[1]);
  const angle = Math.atan2(left[1] - right[1], left[0] - right[0]);
  const step = sourceDistance / eyeDistance;
  const [cos, sin] = [Math.cos(angle) * step, Math.sin(angle) * step];
  const [middleX, middleY] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];

  const toRaster = (x: number, y: number) => {
    const [u, v] = [x - frameOrigin.x, y - frameOrigin.y];
    return [middleX + cos * u - sin * v, middleY + sin * u + cos * v] as const;
  };
  const points = new Float32Array((face.points.length / 3) * 2);
  for (let i = 0; i < points.length / 2; i++) {
    const [dx, dy] = [face.points[i * 3]! - middleX, face.points[i * 3 + 1]! - middleY];
    points[i * 2] = frameOrigin.x + (cos * dx + sin * dy) / (step * step);
    points[i * 2 + 1] = frameOrigin.y + (cos * dy - sin * dx) / (step * step);
  }
  const { rgb, outside } = resampledFace(raster, toRaster, step, frameWidth, frameHeight);
  return { ...oklabPlanes(rgb), points, sourceDistance, outside, toRaster };
}

/** Landmarks as a flat x, y list of the frame. */
export function outlineOf(frame: FaceFrame, landmarks: readonly number[]): number[] {
  return landmarks.flatMap((landmark) => [frame.points[landmark * 2]!, frame.points[landmark * 2 + 1]!]);
}
