import type { Failure } from '../failures/Failure.ts';
import { faceCheckMessages } from './faceCheckErrors.ts';
import type { FaceValidation } from './FaceValidation.ts';

/**
 * Why the face check refuses a photo, or null. The photo is refused only when the check names an error and says that no real person
 * is seen; the first error is shown (FAC-06).
 */
export function refusedByFaceCheck(validation: FaceValidation): Failure | null {
  const [first] = validation.errors;
  if (first === undefined || validation.isRealPerson) return null;
  return { kind: 'refused', message: first.trim() || faceCheckMessages.noFace };
}
