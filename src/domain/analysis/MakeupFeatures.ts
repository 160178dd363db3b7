/** The makeup features read from a photo (FEA-01). Intensities, coverage and uniformity are 0-1. */
export interface MakeupFeatures {
  readonly hasFoundation: boolean;
  readonly hasEyeMakeup: boolean;
  readonly hasLipMakeup: boolean;
  readonly hasBlush: boolean;
  readonly foundationCoverage: number;
  readonly eyeMakeupIntensity: number;
  readonly lipColorIntensity: number;
  readonly blushIntensity: number;
  readonly skinToneUniformity: number;
  readonly artificialColors: number;
  /** Mean chroma spread of the measured pixels, OKLab units x 100, 0 and up. */
  readonly colorVariance: number;
  readonly imageFingerprint: string;
}
