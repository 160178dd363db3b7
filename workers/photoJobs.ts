import type { LocatedPhoto } from '../src/domain/photo/LocatedPhoto.ts';
import type { OpenedPhoto } from '../src/domain/photo/OpenedPhoto.ts';
import { encodePhoto } from './encodePhoto.ts';
import { type DecodedPhoto, openPhoto } from './openPhoto.ts';
import { coachPhoto } from './pixels/coach/coachPhoto.ts';
import { detectFilters } from './pixels/detectFilters.ts';
import { faceCheck } from './pixels/faceCheck.ts';
import { measureLook } from './pixels/measureLook.ts';
import { turnPhoto } from './pixels/turnPhoto.ts';
import { forgetView, sharedView } from './sharedView.ts';
import { thenForget } from './thenForget.ts';

const pixelsOf = ({ raster, canvas, checkCopy }: OpenedPhoto): ArrayBufferLike[] =>
  [raster, canvas, checkCopy].map(({ data }) => data.buffer);

/**
 * Everything that a photo worker does, with its time limit. The worker's API, the page's client and the charts' ports are
 * derived from this table: a new job is a row here, and whatever asks for it.
 */
export const photoJobs = {
  /** Sniffs the header, decodes once, scales, fingerprints. Hands rasters and preview over instead of copying them. */
  open: {
    run: (file: File) => openPhoto(file),
    step: 'opening',
    limitMs: 8_000,
    // Chromium never frees the memory of an `ImageDecoder` that decodes while its worker is ended.
    runsToEnd: true,
    transfers: ({ photo, preview }: DecodedPhoto) => [...pixelsOf(photo), preview],
  },
  /** The face check (FAC-01) on `checkCopy`. */
  check: { run: faceCheck, step: 'faceCheck', limitMs: 3_000 },
  /** Turns a photo whose face was found lying or upside down. */
  turn: { run: thenForget(turnPhoto), step: 'opening', limitMs: 3_000, transfers: pixelsOf },
  /** What the photo coach notices. */
  coach: {
    run: thenForget((photo: LocatedPhoto) =>
      coachPhoto(photo, photo.location, sharedView(photo.fingerprint)),
    ),
    step: 'faceCheck',
    limitMs: 3_000,
  },
  /** Measures the look: on located regions, else on the whole photo. */
  measure: {
    run: thenForget((photo: LocatedPhoto) =>
      measureLook(photo, photo.location, sharedView(photo.fingerprint)),
    ),
    step: 'imageProcessing',
    limitMs: 8_000,
  },
  /** Drops the view that `coach` or `measure` kept for the other. */
  forget: { run: forgetView, step: 'imageProcessing', limitMs: null },
  /** The pixel heuristic on `canvas` (FLT-01). */
  detectFilters: {
    run: ({ canvas }: Pick<OpenedPhoto, 'fingerprint' | 'canvas'>) => detectFilters(canvas),
    step: 'filters',
    limitMs: 8_000,
  },
  /** A JPEG of 512 px or less without metadata, for the model service (AIX-04). */
  encode: { run: thenForget(encodePhoto), step: 'enhancement', limitMs: 6_000 },
} as const;

export type PhotoJobs = typeof photoJobs;
