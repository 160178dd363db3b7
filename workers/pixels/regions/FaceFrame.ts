import type { LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import type { OklabPlanes } from '../oklab.ts';
import { outerEyeCorners } from './landmarkSets.ts';
import { frameHeight, frameWidth } from './frameSize.ts';
import { linearPixels, oklabPlanes } from './oklabPlanes.ts';
import { resampledFace } from './resampledFace.ts';

/** Distance between the outer eye corners in the frame, px. All sizes of the measures follow from it. */
export const eyeDistance = 160;
/** Where the middle between the eyes lies in the frame, px. */
export const frameOrigin = { x: 160, y: 140 } as const;

/** A face turned upright and scaled alike, in OKLab: what every measure reads. */
export interface FaceFrame extends OklabPlanes {
  /** Linear sRGB triples, 0-1. */
  readonly linear: Float32Array;
  /** 1 where a channel is at its limit, so that the light is unknown. */
  readonly clipped: Uint8Array;
  /** The 468 landmarks as x, y pairs, frame px. */
  readonly points: Float32Array;
  /** Distance between the outer eye corners in the raster, px: how much detail there really is. */
  readonly sourceDistance: number;
  /** One byte a pixel of the frame: 1 where it lies outside the photo, else 0. */
  readonly outside: Uint8Array;
  /** A frame position, px, in pixels of the raster. */
  toRaster(x: number, y: number): readonly [x: number, y: number];
}

/** The index of the pixel of the frame that lies nearest to a frame position, px, which may lie outside it. */
export function pixelAt(x: number, y: number): number {
  const column = Math.min(frameWidth - 1, Math.max(0, Math.round(x)));
  const row = Math.min(frameHeight - 1, Math.max(0, Math.round(y)));
  return row * frameWidth + column;
}

/** Distance between the outer eye corners, px of the raster. */
export function eyesApart({ points }: Pick<LocatedFace, 'points'>): number {
  const [right, left] = outerEyeCorners.map((corner) => corner * 3) as [number, number];
  return Math.hypot(points[left]! - points[right]!, points[left + 1]! - points[right + 1]!);
}

/** Cuts the face out of the raster so that the outer eye corners lie level, `eyeDistance` apart. */
export function faceFrame(raster: PixelBuffer, face: LocatedFace): FaceFrame {
  const at = (landmark: number) => [face.points[landmark * 3]!, face.points[landmark * 3 + 1]!] as const;
  const [right, left] = [at(outerEyeCorners[0]), at(outerEyeCorners[1])];
  const sourceDistance = eyesApart(face);
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
  const grid = { start: toRaster(0, 0), across: [cos, sin], down: [-sin, cos] } as const;
  const { rgb, outside } = resampledFace(raster, grid, step, frameWidth, frameHeight);
  const { light: linear, clipped } = linearPixels(rgb);
  return {
    ...oklabPlanes(linear),
    linear,
    clipped,
    points,
    sourceDistance,
    outside,
    toRaster,
  };
}

/** Landmarks as a flat x, y list of the frame. */
export function outlineOf(frame: FaceFrame, landmarks: readonly number[]): number[] {
  return landmarks.flatMap((landmark) => [frame.points[landmark * 2]!, frame.points[landmark * 2 + 1]!]);
}
