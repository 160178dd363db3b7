import type { Failure } from '../failures/Failure.ts';
import { isImageType, type PhotoFile, photoLimits } from './photoLimits.ts';

/** What the visitor reads when the photo does not stand up to a second look (ANA-03). */
export const recheckedFileMessages = {
  missing: 'Invalid image file. Please upload a new image.',
  wrongType: 'Invalid file type. Please upload a JPG or PNG image.',
  tooLarge: 'Image too large. Please use an image under 10MB.',
} as const;

/** Why a photo cannot be analyzed after all, or null: the recheck when Analyze is pressed (ANA-03). */
export function recheckPhotoFile(file: PhotoFile | null | undefined): Failure | null {
  if (!file || file.size === 0) return { kind: 'refused', message: recheckedFileMessages.missing };
  if (!isImageType(file)) return { kind: 'refused', message: recheckedFileMessages.wrongType };
  if (file.size > photoLimits.maxFileBytes)
    return { kind: 'refused', message: recheckedFileMessages.tooLarge };
  return null;
}
