import type { OpenedPhoto } from '../../src/domain/photo/OpenedPhoto.ts';
import type { QuarterTurns } from '../../src/domain/photo/QuarterTurns.ts';
import { fingerprint } from './fingerprint.ts';
import { quarterTurned } from './quarterTurned.ts';

/** A photo turned clockwise by `turns` quarters, with the fingerprint, and so the words, that it would have had if it had come upright. */
export function turnPhoto(photo: OpenedPhoto, turns: QuarterTurns): OpenedPhoto {
  const canvas = quarterTurned(photo.canvas, turns);
  const { width, height } = photo.source;
  return {
    fingerprint: fingerprint(canvas),
    turned: ((photo.turned + turns) % 4) as QuarterTurns,
    source: turns % 2 === 1 ? { width: height, height: width } : photo.source,
    raster: quarterTurned(photo.raster, turns),
    canvas,
    checkCopy: quarterTurned(photo.checkCopy, turns),
  };
}
