import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { type DetectedFace, detectFaces } from './detectFaces.ts';
import type { FaceModels } from './FaceModels.ts';
import { isArtwork } from './isArtwork.ts';
import { isDrawnFace } from './isDrawnFace.ts';
import { firstEvidence, isPerson } from './isPerson.ts';
import { placeLandmarks } from './placeLandmarks.ts';

/** Who was found on a raster as it stands. */
export type People =
  | {
      readonly kind: 'found';
      /** The largest face of a person. */
      readonly face: LocatedFace;
      /** Further people whose faces are not much smaller. */
      readonly others: readonly LocatedFace[];
      /** How much speaks for the face (`firstEvidence`), in logits. */
      readonly evidence: number;
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'drawing' };

/** Faces smaller than this share of the largest are bystanders, not a second subject. */
const bystanderShare = 0.25;
/** The most further faces that are looked at, because each takes as long as the first one. */
const mostOthers = 5;

/** Looks for faces that are people's. */
export function findPeople(models: FaceModels, raster: PixelBuffer): People {
  const detected = detectFaces(models.detector, raster);
  let drawn = false;
  for (const [rank, candidate] of detected.entries()) {
    const seen = lookAt(models, raster, candidate);
    if (seen.kind === 'drawing') drawn = true;
    if (seen.kind !== 'person') continue;
    const least = bystanderShare * areaOf(candidate);
    const others = detected
      .slice(rank + 1)
      .filter((other) => areaOf(other) >= least)
      .slice(0, mostOthers)
      .map((other) => lookAt(models, raster, other))
      .flatMap((other) => (other.kind === 'person' ? [other.face] : []));
    return { kind: 'found', face: seen.face, others, evidence: seen.evidence };
  }
  return { kind: drawn ? 'drawing' : 'none' };
}

type Seen =
  | { readonly kind: 'person'; readonly face: LocatedFace; readonly evidence: number }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'nobody' };

/** Judges what the detector takes for a face. */
export function lookAt(models: FaceModels, raster: PixelBuffer, candidate: DetectedFace): Seen {
  const person = personAt(models, raster, candidate);
  if (!person) return { kind: 'nobody' };
  return isDrawing(models, raster, person.face) ? { kind: 'drawing' } : { kind: 'person', ...person };
}

/** Whether a person's face is drawn or painted rather than photographed. */
export const isDrawing = (models: FaceModels, raster: PixelBuffer, face: LocatedFace): boolean =>
  isDrawnFace(raster, face) || isArtwork(models, raster, face);

/** The face there, if it is a person's, drawn or photographed, with how much speaks for it (`firstEvidence`, logits). */
export function personAt(
  models: FaceModels,
  raster: PixelBuffer,
  candidate: DetectedFace,
): { readonly face: LocatedFace; readonly evidence: number } | null {
  const face = placeLandmarks(models.mesh, raster, candidate);
  const evidence = firstEvidence(models, raster, face);
  return isPerson(models, raster, face, evidence) ? { face, evidence } : null;
}

const areaOf = ({ width, height }: DetectedFace): number => width * height;
