import type { FaceLocation, LocatedFace } from './FaceLocation.ts';

/** All faces of a photo that may be rated, from the left to the right. */
export function facesOf(location: FaceLocation | null): readonly LocatedFace[] {
  return location?.kind === 'found' ? inOrder([location.face, ...location.others]) : [];
}

/** Whether there is a choice of faces, and one of them has this place. */
export function canChooseFace(location: FaceLocation | null, index: number): boolean {
  const faces = facesOf(location);
  return faces.length > 1 && index in faces;
}

/** The same location with one of its faces chosen to be rated; unchanged where there is no such face. */
export function chooseFace(location: FaceLocation, index: number): FaceLocation {
  const faces = facesOf(location);
  const face = faces[index];
  if (location.kind !== 'found' || !face) return location;
  return { ...location, face, others: faces.filter((other) => other !== face), isChosen: true };
}

function inOrder(faces: readonly LocatedFace[]): readonly LocatedFace[] {
  const middle = ({ box }: LocatedFace) => box.x + box.width / 2;
  return faces.toSorted((one, two) => middle(one) - middle(two));
}
