import type { Failure } from '../failures/Failure.ts';
import { isImageType, type PhotoFile, photoLimits } from './photoLimits.ts';

/** What the analysis routine says about a file it will not take (ANA-04). */
export const routineFileMessages = {
  missing: 'Invalid image file.',
  wrongType: 'File is not a valid image. Please upload a JPG or PNG file.',
  tooLarge: 'Image file too large. Please use an image under 10MB.',
  tooSmall: 'Image file too small. Please use a larger, higher quality image.',
} as const;

/** Why the analysis routine refuses a file, or null (ANA-04). */
export function checkRoutineFile(file: PhotoFile | null | undefined): Failure | null {
  if (!file || file.size === 0) return { kind: 'refused', message: routineFileMessages.missing };
  if (!isImageType(file)) return { kind: 'refused', message: routineFileMessages.wrongType };
  if (file.size > photoLimits.maxFileBytes) return { kind: 'refused', message: routineFileMessages.tooLarge };
  if (file.size < photoLimits.minFileBytes) return { kind: 'refused', message: routineFileMessages.tooSmall };
  return null;
}
