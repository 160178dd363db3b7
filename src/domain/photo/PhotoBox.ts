/** Size of a photo or of its raster, px. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in pixels of the photo's raster. */
export interface PhotoBox extends PhotoSize {
  readonly x: number;
  readonly y: number;
}
