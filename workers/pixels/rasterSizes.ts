/** Longest sides, px, of what one decode leaves behind, and of what is sent on. */
export const rasterSizes = {
  /** Faces are located and regions measured on this: a lash line is thinner than a pixel at 200 (decision 16a). */
  raster: 640,
  /** The analysis canvas (PIP-04). */
  canvas: 200,
  /** The face check's copy (FAC-01). */
  checkCopy: 100,
  /** The fingerprint's sample, on both sides (PIP-04). */
  fingerprint: 32,
  /** What is shown, at most: a photo as wide as a phone's screen, at three pixels a point, with room for the camera to move closer. */
  preview: 2048,
  /** From this size on, as of 12 megapixels, the photo is halved before all else, and a half of no more than that is shown as it is. */
  half: 1920,
  /** The copy that a model service gets (decision 27). */
  sent: 512,
} as const;
