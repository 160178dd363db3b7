import type { PhotoSize } from './PhotoBox.ts';
import type { PixelBuffer } from './PixelBuffer.ts';
import type { QuarterTurns } from './QuarterTurns.ts';

/** What is measured of a photo. Every raster is upright (EXIF applied) and never enlarged. */
export interface OpenedPhoto {
  /** 32 hex digits, from the 32x32 sample (PIP-04). Seeds every word and jitter of the result. */
  readonly fingerprint: string;
  /** How far the decoded photo was turned so that its face stands upright. The preview is not turned. */
  readonly turned: QuarterTurns;
  /** Size of the upright photo, px. */
  readonly source: PhotoSize;
  /** Longest side at most 640 px: what the face is located on and regions are measured on. */
  readonly raster: PixelBuffer;
  /** Longest side at most 200 px: the analysis canvas (PIP-04). */
  readonly canvas: PixelBuffer;
  /** Longest side at most 100 px: the face check's copy (FAC-01). */
  readonly checkCopy: PixelBuffer;
}
