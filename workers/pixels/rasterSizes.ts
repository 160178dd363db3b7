/** The longest sides, px, of the copies that are made of a decoded photo. */
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
  /** A photo is halved first if its half still has this size, as that of 12 megapixels has. A half of up to `preview` is shown as it is. */
  half: 1920,
  /** The copy that a model service gets (decision 27). */
  sent: 512,
} as const;
