import { encodePhoto } from './encodePhoto.ts';
import { openPhoto } from './openPhoto.ts';
import type { PhotoJobs } from './photoJobsApi.ts';
import { coachPhoto } from './pixels/coach/coachPhoto.ts';
import { detectFilters } from './pixels/detectFilters.ts';
import { faceCheck } from './pixels/faceCheck.ts';
import { measureLook } from './pixels/measureLook.ts';
import { settle } from './settle.ts';

/** The jobs of the photo worker. `photo.worker.ts` only puts them on the wire. */
export const photoJobs: Omit<PhotoJobs, 'warmUp'> = {
  open: (file) => settle(() => openPhoto(file)),
  check: (checkCopy) => settle(() => faceCheck(checkCopy)),
  coach: (photo, location) => settle(() => coachPhoto(photo, location)),
  measure: (photo, location) => settle(() => measureLook(photo, location)),
  detectFilters: (canvas) => settle(() => detectFilters(canvas)),
  encode: (raster) => settle(() => encodePhoto(raster)),
};
