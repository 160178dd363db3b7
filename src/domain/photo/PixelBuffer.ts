/**
 * Decoded pixels, as a canvas hands them out: RGBA, 8 bits each, not premultiplied, sRGB, row by row from the top.
 * `data.length` is `width * height * 4`. Crosses threads by structured clone or transfer.
 */
export interface PixelBuffer {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
}
