import type { Failure } from '../src/domain/failures/Failure.ts';
import type { FaceValidation } from '../src/domain/photo/FaceValidation.ts';

const NO_FACE = 'No face detected in the image. Please upload a clear photo of your face.';

/**
 * Why the face check refuses a photo, or null. It refuses only what has an error and shows no real person; the first
 * error is the one shown (FAC-06).
 */
export function refusalOf({ errors, isRealPerson }: FaceValidation): Failure | null {
  if (errors.length === 0 || isRealPerson) return null;
  return { kind: 'refused', message: errors[0] || NO_FACE };
}
