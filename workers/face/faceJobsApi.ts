import type { Outcome } from '../../src/domain/failures/Failure.ts';
import type { FaceLocation, LocatingTrouble } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';

/** What the face worker answers over Comlink. */
export interface FaceJobs {
  /**
   * Downloads and prepares the models, once however often it is called.
   *
   * @param onProgress told the share of the download that has arrived, 0-1
   */
  load(onProgress: (share: number) => void): Promise<Outcome<'ready' | LocatingTrouble>>;
  /** Locates the largest face; loads first where `load` was not called. */
  locate(raster: PixelBuffer): Promise<Outcome<FaceLocation>>;
}
