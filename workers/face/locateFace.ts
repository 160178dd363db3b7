import type { FaceLocation, LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import type { QuarterTurns } from '../../src/domain/photo/QuarterTurns.ts';
import { quarterTurned } from '../pixels/quarterTurned.ts';
import type { FaceModels } from './FaceModels.ts';
import { findPeople, type People } from './findPeople.ts';
import { frameOf } from './placeLandmarks.ts';

/** A face that leans further than this lies, radians. */
const furthestLean = Math.PI / 4;
/** With this much evidence (in logits) a face stands as it is seen: upside-down ones read 3.6 at most. */
const leastEvidence = 3.7;

/**
 * Locates the largest face of a photo that is a person's. A photo may lie, or stand on its head, and not say so: where no
 * face surely stands upright it is looked at in the three other turns as well, and the one that shows a face best counts.
 * Landmarks in px of the raster, turned as `turned` says.
 */
export function locateFace(models: FaceModels, raster: PixelBuffer): FaceLocation {
  const asItIs = findPeople(models, raster);
  if (stands(asItIs)) return locationOf(asItIs, 0);
  const looks = ([1, 3, 2] as const).map((turned) => ({
    turned,
    people: findPeople(models, quarterTurned(raster, turned)),
  }));
  const standing = looks
    .filter(({ people }) => stands(people))
    .toSorted((one, two) => evidenceOf(two.people) - evidenceOf(one.people));
  const [best] = standing;
  if (best && evidenceOf(best.people) > evidenceOf(asItIs)) return locationOf(best.people, best.turned);
  const drawing = asItIs.kind === 'none' && looks.some(({ people }) => people.kind === 'drawing');
  return drawing ? { kind: 'drawing' } : locationOf(asItIs, 0);
}

const stands = (people: People): boolean =>
  people.kind === 'found' && people.evidence >= leastEvidence && !lies(people.face);

const lies = ({ points }: LocatedFace): boolean => Math.abs(frameOf(points).angle) > furthestLean;

/** What speaks for a face that stands; a lying one is worth less than any. */
const evidenceOf = (people: People): number =>
  people.kind === 'found' && !lies(people.face) ? people.evidence : -Infinity;

function locationOf(people: People, turned: QuarterTurns): FaceLocation {
  if (people.kind !== 'found') return people;
  const { face, others } = people;
  return { kind: 'found', face, others, turned };
}
