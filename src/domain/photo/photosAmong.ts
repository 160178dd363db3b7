import { isImageType, type PhotoFile } from './photoLimits.ts';

/**
 * Which of the files are meant that a visitor drops or pastes together: the images, whatever lies beside them. Where none is an image, all
 * of them, so that the visitor reads why they are refused (UPL-03).
 */
export function photosAmong<Chosen extends PhotoFile>(files: readonly Chosen[]): readonly Chosen[] {
  const photos = files.filter(isImageType);
  return photos.length > 0 ? photos : files;
}
