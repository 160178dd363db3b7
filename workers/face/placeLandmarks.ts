import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { outerEyeCorners } from '../pixels/regions/landmarkSets.ts';
import type { DetectedFace } from './detectFaces.ts';
import type { GraphModel } from './GraphModel.ts';
import { onRaster, type PhotoSquare, squareSample } from './squareSample.ts';

export const meshSide = 192;
export const landmarkCount = 468;
/** The crop is the box enlarged, as the mesh was trained (Kartynnik et al. 2019, section 2). */
const cropMargin = 1.5;

/**
 * Places the 468 landmarks of FaceMesh (Kartynnik et al. 2019, "Real-time facial surface geometry from monocular video
 * on mobile GPUs") on a detected face: once from the detector's box, again from the first mesh, whose frame is better.
 */
export function placeLandmarks(model: GraphModel, raster: PixelBuffer, detected: DetectedFace): LocatedFace {
  const [right, left] = detected.eyes;
  const rough = meshOn(model, raster, {
    centerX: detected.centerX,
    centerY: detected.centerY,
    side: cropMargin * Math.max(detected.width, detected.height),
    angle: Math.atan2(left[1] - right[1], left[0] - right[0]),
  });
  return meshOn(model, raster, frameOf(rough.points));
}

/** The mesh on a square of the photo; landmarks in raster px. */
export function meshOn(model: GraphModel, raster: PixelBuffer, square: PhotoSquare): LocatedFace {
  squareSample(raster, square, meshSide, model.input(), 1 / 255, 0);
  model.run();
  const mesh = model.output('Identity_2');
  const points = new Float32Array(landmarkCount * 3);
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 3) {
    const [x, y] = onRaster(square, meshSide, mesh[i]!, mesh[i + 1]!);
    points[i] = x;
    points[i + 1] = y;
    points[i + 2] = (mesh[i + 2]! / meshSide) * square.side;
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  return {
    points,
    flag: model.output('Identity_1')[0]!,
    box: { x: minX, y: minY, width: maxX - minX, height: maxY - minY },
  };
}

/** The square for the second crop: level with the eyes, around the landmarks. */
export function frameOf(points: Float32Array): PhotoSquare {
  const [a, b] = outerEyeCorners.map((corner) => [points[corner * 3]!, points[corner * 3 + 1]!] as const);
  const angle = Math.atan2(b![1] - a![1], b![0] - a![0]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [minU, minV, maxU, maxV] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 3) {
    const u = cos * points[i]! + sin * points[i + 1]!;
    const v = cos * points[i + 1]! - sin * points[i]!;
    minU = Math.min(minU, u);
    maxU = Math.max(maxU, u);
    minV = Math.min(minV, v);
    maxV = Math.max(maxV, v);
  }
  const [u, v] = [(minU + maxU) / 2, (minV + maxV) / 2];
  return {
    centerX: cos * u - sin * v,
    centerY: sin * u + cos * v,
    side: cropMargin * Math.max(maxU - minU, maxV - minV),
    angle,
  };
}
