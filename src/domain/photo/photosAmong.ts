import { isImageType, type PhotoFile } from './photoLimits.ts';

/**
 * The photos among files that a visitor drops or pastes together: those that are images. Where none is an image, all files are returned, so
 * that the visitor reads why they are refused (UPL-03).
 */
export function photosAmong<Chosen extends PhotoFile>(files: readonly Chosen[]): readonly Chosen[] {
  const photos = files.filter(isImageType);
  return photos.length > 0 ? photos : files;
}
