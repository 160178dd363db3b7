import type { Failure } from '../failures/Failure.ts';
import { isImageType, type PhotoFile, photoLimits } from './photoLimits.ts';

/** What the visitor reads about a file that is no photo (UPL-03). */
export const chosenFileMessages = {
  wrongType: 'Please upload a valid image file (JPG, PNG)',
  tooLarge: 'File size too large. Please upload an image under 10MB',
  empty: 'Empty file detected. Please select a valid image.',
} as const;

/** Why a chosen file is refused before anything reads it, or null (UPL-03). */
export function checkPhotoFile(file: PhotoFile): Failure | null {
  if (!isImageType(file)) return { kind: 'refused', message: chosenFileMessages.wrongType };
  if (file.size > photoLimits.maxFileBytes) return { kind: 'refused', message: chosenFileMessages.tooLarge };
  if (file.size === 0) return { kind: 'refused', message: chosenFileMessages.empty };
  return null;
}
