/** The limits of the face check (specification, section 5). A value equal to its limit passes. */
export const faceCheckLimits = {
  /** The least number of pixels: as many as 50 x 50 px have (decision 11). */
  minPixels: 2500,
  /** 0-1: above, the photo is a cartoon. */
  maxCartoonScore: 0.9,
  /** Share of the pixels that may be skin, 0-1. Below it nobody is in the photo. */
  minSkinShare: 0.005,
  /** 0-1. Below it the photo is too poor to be checked. */
  minQuality: 0.05,
} as const;

/** What the visitor reads about each (FAC-02 to FAC-05), and where a refusal brings no message of its own (FAC-06). */
export const faceCheckMessages = {
  tooFewPixels: 'Image resolution too low. Please use a higher quality image.',
  cartoon: 'This appears to be a cartoon or drawing. Please upload a real photo.',
  noSkin: 'No human features detected. Please upload a photo of yourself.',
  poorQuality: 'Image quality too poor. Please use better lighting.',
  noFace: 'No face detected in the image. Please upload a clear photo of your face.',
} as const;

/** What the face check reads on its copy of a photo. */
export interface FaceCheckReadings {
  /** px, of the upright photo as it was chosen. */
  readonly pixels: number;
  /** 0-1 */
  readonly cartoonScore: number;
  /** 0-1 */
  readonly skinShare: number;
  /** 0-1 */
  readonly quality: number;
}

/** The messages of every rule that a photo breaks, in the specification's order (FAC-02 to FAC-05). */
export function faceCheckErrors(readings: FaceCheckReadings): readonly string[] {
  const { minPixels, maxCartoonScore, minSkinShare, minQuality } = faceCheckLimits;
  const errors: string[] = [];
  if (readings.pixels < minPixels) errors.push(faceCheckMessages.tooFewPixels);
  if (readings.cartoonScore > maxCartoonScore) errors.push(faceCheckMessages.cartoon);
  if (readings.skinShare < minSkinShare) errors.push(faceCheckMessages.noSkin);
  if (readings.quality < minQuality) errors.push(faceCheckMessages.poorQuality);
  return errors;
}
