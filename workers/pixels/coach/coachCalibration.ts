/**
 * The thresholds of the photo coach. Source: chosen by hand in November 2026; no fit to labeled photos is on record. Their
 * effect on drawn faces that are darkened, blurred, turned and shrunk is tested in `tests/workers/pixels/coach`.
 */
export const coachCalibration = {
  /** Lightness of the skin that is too dark to tell colors, OKLab, 0-1. */
  darkSkin: 0.33,
  /** Share of the skin whose light is clipped, 0-1, at which its colors wash out. */
  clippedSkin: 0.12,
  /** Difference of lightness between the cheeks over the brighter one's, 0-1. */
  unevenLight: 0.25,
  /** Distance between the eyes at which a lash line is one pixel thin. Pixels of the raster. */
  smallFace: 60,
  /** Turn of the head, 0-1, see `turnOf`. */
  turned: 0.3,
  /** Sharpness of the eyes, see `faceSharpness`. */
  blurred: 0.08,
  /** Mean luma of a photo without a face, 0-255. */
  darkPhoto: 50,
} as const;
