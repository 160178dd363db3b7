import type { Failure } from '../failures/Failure.ts';
import type { CoachHint } from '../coach/CoachHint.ts';
import { faceCheckMessages } from './faceCheckErrors.ts';
import type { FaceLocation } from './FaceLocation.ts';

/**
 * Why a photo is refused once its face was looked for, or null: nobody was found (FAC-09), or a drawn face (FAC-03). A
 * search that failed, or that could not be made, lets the photo in.
 *
 * @param hints what the coach says of the photo: why nobody was found, where that is known
 */
export function refusedByFaceLocation(
  location: FaceLocation,
  hints: readonly CoachHint[] = [],
): Failure | null {
  if (location.kind === 'drawing') return { kind: 'refused', message: faceCheckMessages.cartoon };
  if (location.kind !== 'none') return null;
  return { kind: 'refused', message: faceCheckMessages.noFace, reasons: hints.map(({ topic }) => topic) };
}
