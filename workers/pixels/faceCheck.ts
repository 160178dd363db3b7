import { faceCheckErrors, faceCheckLimits } from '../../src/domain/photo/faceCheckErrors.ts';
import type { FaceValidation } from '../../src/domain/photo/FaceValidation.ts';
import type { PhotoSize } from '../../src/domain/photo/PhotoBox.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { cartoonScore } from './cartoonScore.ts';
import { faceCheckCalibration } from './faceCheckCalibration.ts';
import { overallQuality, photoQuality } from './photoQuality.ts';
import { skinShare } from './skinShare.ts';
import { clamp01 } from './statistics.ts';

/**
 * The face check on the copy of at most 100 px (FAC-01). It reads color, light and edges, but no shapes: whether there is a
 * face, and how many, is decided by the landmark model; here one face is presumed wherever there is skin. The confidence
 * grows with the skin that is seen, from 0.5 to 0.9.
 *
 * @param source size of the upright photo, px. The least number of pixels is checked on it, so that a panorama, whose copy is narrow, passes
 */
export function faceCheck(checkCopy: PixelBuffer, source: PhotoSize = checkCopy): FaceValidation {
  const imageQuality = photoQuality(checkCopy);
  const share = skinShare(checkCopy);
  const hasFace = share === null || share >= faceCheckLimits.minSkinShare;
  const errors = faceCheckErrors({
    pixels: source.width * source.height,
    cartoonScore: cartoonScore(checkCopy),
    // A black and white photo is not refused for its colors.
    skinShare: share ?? 1,
    quality: overallQuality(imageQuality),
  });
  return {
    hasFace,
    confidence: hasFace ? 0.5 + 0.4 * clamp01((share ?? 0) / faceCheckCalibration.skin.muchSkin) : 0,
    // Any of the four makes it false, so that each message can be seen (decision 10).
    isRealPerson: errors.length === 0,
    faceCount: hasFace ? 1 : 0,
    imageQuality,
    errors,
  };
}
