import type { LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { freeAfter } from '../kernels/pixelKernels.ts';
import { baseCalibration } from './calibration/baseCalibration.ts';
import { type FaceFrame, faceFrame } from './FaceFrame.ts';
import { type FaceRegions, faceRegions } from './faceRegions.ts';
import { oklabPlanes } from './oklabPlanes.ts';
import { withoutDarker } from './regionMask.ts';
import { type SkinReference, skinReference } from './skinReference.ts';

/**
 * A face as the measures see it: OKLab of its light divided, channel by channel, by that of the person's own bare skin
 * (von Kries 1902, with the skin as the white that the eye is adapted to). So skin is (1, 0, 0) on everyone, exposure and
 * white balance cancel, and a pigment that lets through a share of each channel moves every skin alike.
 */
export interface FaceView {
  readonly frame: FaceFrame;
  readonly regions: FaceRegions;
  readonly skin: SkinReference;
  /** Lightness, 1 on the person's skin. */
  readonly light: Float32Array;
  /** Above 0 is redder than the skin, below greener. */
  readonly red: Float32Array;
  /** Above 0 is yellower than the skin, below bluer. */
  readonly yellow: Float32Array;
}

/** `viewFace`, or a function that may return a view that it has made before. */
export type ViewFace = typeof viewFace;

export function viewFace(raster: PixelBuffer, face: LocatedFace): FaceView {
  const frame = faceFrame(raster, face);
  const regions = faceRegions(frame);
  const skin = freeAfter(() => skinReference(frame, regions));
  const { lightness: light, a: red, b: yellow } = oklabPlanes(frame.linear, skin.linear);
  // Beards, hair and deep shadow are no skin to measure.
  const lit = withoutDarker(regions.skin, light, baseCalibration.leastLit);
  return { frame, regions: { ...regions, skin: lit }, skin, light, red, yellow };
}
