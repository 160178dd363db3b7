/** The rasters that one decode leaves behind, by their longest side, px (PIP-04, FAC-01, decision 16a). */
export const rasterSizes = {
  /** Faces are located, and regions measured, on this one. */
  raster: 640,
  /** The analysis canvas. */
  canvas: 200,
  /** The face check's copy. */
  checkCopy: 100,
  /** The fingerprint's sample, on both sides. */
  fingerprint: 32,
} as const;
