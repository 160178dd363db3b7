import { fillRaster, type Rgb } from '../../../drawn/fillRaster.ts';
import { drawnLandmarks } from '../../../drawn/drawnLandmarks.ts';
import { eyeDistance, frameOrigin } from '../../../../workers/pixels/regions/FaceFrame.ts';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import { type FaceView, viewFace } from '../../../../workers/pixels/regions/FaceView.ts';
import type { FaceVisibility } from '../../../../workers/pixels/regions/faceVisibility.ts';
import type { RegionMask } from '../../../../workers/pixels/regions/regionMask.ts';
import { arrayKernels, freeAfter } from '../../../../workers/pixels/kernels/pixelKernels.ts';

/** How far apart the drawn landmarks of the outer eye corners lie, and how far above the middle, in drawn eye distances. */
const cornersApart = 0.962;
const cornersAbove = 0.012;
const drawnDistance = eyeDistance / cornersApart;

/** A face whose frame is the raster itself: outer eye corners level, 160 px apart, in the frame's own place. */
export const flatFace = drawnLandmarks(
  [frameOrigin.x, frameOrigin.y + cornersAbove * drawnDistance],
  drawnDistance,
  0,
);

/** A face of one color all over, by default a gray: lightness 1, redness and yellowness 0 on every pixel. */
export function flatView(color: (x: number, y: number) => Rgb = () => [180, 180, 180]): FaceView {
  return viewFace(fillRaster(frameWidth, frameHeight, color), flatFace);
}

/**
 * Takes a reading of a view whose planes were changed. Meanwhile the planes lie in the kernels' memory, as those of the product do:
 * otherwise every pass would copy the planes that it reads.
 */
export const readChanged = <Reading>(view: FaceView, read: (view: FaceView) => Reading): Reading =>
  freeAfter(() => {
    const { placed } = arrayKernels();
    const planes = { light: placed(view.light), red: placed(view.red), yellow: placed(view.yellow) };
    return read({ ...view, ...planes });
  });

/** A plane with one value on the mask and the plane's own elsewhere. */
export function painted(plane: Float32Array, mask: RegionMask, value: number): Float32Array {
  return plane.map((own, i) => (mask[i] === 1 ? value : own));
}

/** A plane whose values come from a function of the place, frame px. */
export function planeOf(value: (x: number, y: number) => number): Float32Array {
  const plane = new Float32Array(frameWidth * frameHeight);
  for (let y = 0, i = 0; y < frameHeight; y++)
    for (let x = 0; x < frameWidth; x++, i++) plane[i] = value(x, y);
  return plane;
}

/** A square as a flat x, y list. */
export const square = (left: number, top: number, side: number): readonly number[] => [
  left, top, left + side, top, left + side, top + side, left, top + side,
]; // prettier-ignore

/** All of a face is seen. */
export const everything: FaceVisibility = { sides: [0, 1], eyes: [0, 1], lips: true, skin: true, unseen: [] };
