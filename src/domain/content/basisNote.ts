import type { MeasurementBasis } from '../analysis/LookMeasurement.ts';

const notes: Readonly<Record<MeasurementBasis, string | null>> = {
  face: null,
  wholePhoto:
    'Approximate: the face could not be located, so the whole photo was measured, wallpaper included. A closer, straight-on shot gets a sharper verdict.',
  estimated:
    'Estimated: the photo could not be measured in time, so these numbers are placeholders, and no credit was used. Give it another go with a smaller photo.',
};

/** Says where the numbers come from when it is not the face, or null. */
export function basisNote(basis: MeasurementBasis): string | null {
  return notes[basis];
}
