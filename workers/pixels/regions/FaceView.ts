import type { LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { type FaceFrame, faceFrame } from './FaceFrame.ts';
import { type FaceRegions, faceRegions } from './faceRegions.ts';
import { type SkinReference, skinReference } from './skinReference.ts';

/**
 * A face as the measures see it: its colors divided by the lightness of its own bare skin, so that exposure cancels
 * (OKLab scales with the cube root of light alike in all three channels), and counted from that skin's color, so that
 * skin tone and white balance do.
 */
export interface FaceView {
  readonly frame: FaceFrame;
  readonly regions: FaceRegions;
  readonly skin: SkinReference;
  /** L / L0: 1 on the person's skin. */
  readonly light: Float32Array;
  /** a / L0 - a0 / L0: above 0 is redder than the skin. */
  readonly red: Float32Array;
  /** b / L0 - b0 / L0: above 0 is yellower. */
  readonly yellow: Float32Array;
}

/** Darker than this is no lit skin, L / L0. */
const shadow = 0.6;

export function viewFace(raster: PixelBuffer, face: LocatedFace): FaceView {
  const frame = faceFrame(raster, face);
  const regions = faceRegions(frame);
  const skin = skinReference(frame, regions);
  const light = frame.L.map((value) => value / skin.lightness);
  // Beards, hair and deep shadow are no skin to measure.
  const lit = regions.skin.map((value, i) => (value && light[i]! > shadow ? 1 : 0));
  return {
    frame,
    regions: { ...regions, skin: lit },
    skin,
    light,
    red: frame.a.map((value) => (value - skin.red) / skin.lightness),
    yellow: frame.b.map((value) => (value - skin.yellow) / skin.lightness),
  };
}
