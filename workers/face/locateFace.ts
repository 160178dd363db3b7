import type { FaceLocation, LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import type { QuarterTurns } from '../../src/domain/photo/QuarterTurns.ts';
import { quarterTurned } from '../pixels/quarterTurned.ts';
import { type DetectedFace, detectFaces } from './detectFaces.ts';
import type { FaceModels } from './FaceModels.ts';
import { faceUnderPaint } from './faceUnderPaint.ts';
import { findPeople, isDrawing, type People } from './findPeople.ts';
import { firstEvidence, wideEvidence } from './isPerson.ts';
import { frameOf, placeLandmarks } from './placeLandmarks.ts';

/** A face that leans further than this may be one of a photo that lies on its side, radians. */
const furthestLean = Math.PI / 4;
/** With this much evidence (in logits) a face does not stand on its head: upside-down ones read 3.6 at most. */
const leastEvidence = 3.7;
/** With this evidence of the face alone and with its surroundings together, a face that was refused may still be somebody's, logits. */
const leastUnsure = 2;

/**
 * Locates the largest face of a photo that is a person's. A photo may lie on its side or be upside down without an EXIF orientation that
 * says so. If no face surely stands upright, the photo is therefore searched in the three other turns as well, and the turn in which the
 * face is most upright counts. If nobody is seen in any turn, paint may hide the face. Landmarks are in px of the raster, turned as `turned`
 * says.
 */
export function locateFace(models: FaceModels, raster: PixelBuffer): FaceLocation {
  const asItIs = findPeople(models, raster);
  if (stands(asItIs)) return locationOf(asItIs, 0);
  const looks = ([1, 3, 2] as const).map((turned) => {
    const pixels = quarterTurned(raster, turned);
    return { turned, pixels, people: findPeople(models, pixels) };
  });
  const [best] = [
    { turned: 0 as const, people: asItIs, uprightness: uprightness(models, raster, asItIs) },
    ...looks
      .filter(({ people }) => stands(people))
      .map(({ turned, pixels, people }) => ({
        turned,
        people,
        uprightness: uprightness(models, pixels, people),
      })),
  ].toSorted((one, two) => two.uprightness - one.uprightness);
  if (best && best.people.kind === 'found') return locationOf(best.people, best.turned);
  const drawing = [asItIs, ...looks.map(({ people }) => people)].some(({ kind }) => kind === 'drawing');
  return drawing ? { kind: 'drawing' } : underPaint(models, raster);
}

/** Called if nobody was seen in any turn: looks under face paint, at the largest face that the detector found in the photo as it is. */
function underPaint(models: FaceModels, raster: PixelBuffer): FaceLocation {
  const [largest] = detectFaces(models.detector, raster);
  if (!largest) return { kind: 'none' };
  const face = faceUnderPaint(models, raster, largest);
  if (!face) return nobody(models, raster, largest);
  return isDrawing(models, raster, face)
    ? { kind: 'drawing' }
    : { kind: 'found', face, others: [], turned: 0 };
}

/** Answers that nobody was found, and adds what the detector took for a face if that may be somebody small or turned away. */
function nobody(models: FaceModels, raster: PixelBuffer, largest: DetectedFace): FaceLocation {
  const face = placeLandmarks(models.mesh, raster, largest);
  const evidence = firstEvidence(models, raster, face) + wideEvidence(models, raster, face);
  return evidence < leastUnsure ? { kind: 'none' } : { kind: 'none', unsure: face };
}

/** Whether a face was found that surely stands upright. */
const stands = (people: People): boolean =>
  people.kind === 'found' &&
  people.evidence >= leastEvidence &&
  Math.abs(leanOf(people.face)) <= furthestLean;

/**
 * How upright a face stands: the evidence of hair, neck and shoulders, which a face that lies or stands on its head has in the
 * wrong place, and at most 1 for eyes that are level.
 */
const uprightness = (models: FaceModels, raster: PixelBuffer, people: People): number =>
  people.kind === 'found'
    ? wideEvidence(models, raster, people.face, 0) + Math.cos(leanOf(people.face))
    : -Infinity;

const leanOf = ({ points }: LocatedFace): number => frameOf(points).angle;

function locationOf(people: People, turned: QuarterTurns): FaceLocation {
  if (people.kind !== 'found') return people;
  const { face, others } = people;
  return { kind: 'found', face, others, turned };
}
