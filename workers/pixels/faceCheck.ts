import type { FaceValidation } from '../../src/domain/photo/FaceValidation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { cartoonScore } from './cartoonScore.ts';
import { overallQuality, photoQuality } from './photoQuality.ts';
import { skinShare } from './skinShare.ts';
import { clamp01 } from './statistics.ts';

/** What is refused (FAC-02 to FAC-05). */
export const faceCheckLimits = {
  fewestPixels: 2500,
  highestCartoonScore: 0.9,
  lowestSkinShare: 0.005,
  lowestQuality: 0.05,
} as const;

/** The visitor's words for it, in the order in which they are tried. */
export const faceCheckMessages = {
  resolution: 'Image resolution too low. Please use a higher quality image.',
  cartoon: 'This appears to be a cartoon or drawing. Please upload a real photo.',
  skin: 'No human features detected. Please upload a photo of yourself.',
  quality: 'Image quality too poor. Please use better lighting.',
} as const;

/** Skin on this share of the picture leaves little doubt, 0-1. */
const muchSkin = 0.2;

/**
 * The face check on the copy of at most 100 px (FAC-01). It knows color, light and edges, no shapes: whether there is a
 * face, and how many, is the landmark model's to say; here one is presumed wherever there is skin. The confidence
 * grows with the skin seen, from even odds.
 */
export function faceCheck(checkCopy: PixelBuffer): FaceValidation {
  const imageQuality = photoQuality(checkCopy);
  const share = skinShare(checkCopy);
  const hasSkin = share === null || share >= faceCheckLimits.lowestSkinShare;
  const errors = [
    ...(checkCopy.width * checkCopy.height < faceCheckLimits.fewestPixels
      ? [faceCheckMessages.resolution]
      : []),
    ...(cartoonScore(checkCopy) > faceCheckLimits.highestCartoonScore ? [faceCheckMessages.cartoon] : []),
    ...(hasSkin ? [] : [faceCheckMessages.skin]),
    ...(overallQuality(imageQuality) < faceCheckLimits.lowestQuality ? [faceCheckMessages.quality] : []),
  ];
  return {
    hasFace: hasSkin,
    confidence: hasSkin ? 0.5 + 0.4 * clamp01((share ?? 0) / muchSkin) : 0,
    // Decision 10: any of the four makes it false, so that each message can be seen.
    isRealPerson: errors.length === 0,
    faceCount: hasSkin ? 1 : 0,
    imageQuality,
    errors,
  };
}
