import { estimatedMeasurement } from '../../src/domain/analysis/seededFallbacks.ts';
import type { LookMeasurement } from '../../src/domain/analysis/LookMeasurement.ts';
import type { FaceLocation } from '../../src/domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../../src/domain/photo/OpenedPhoto.ts';
import type { DecodedPhoto } from '../../workers/openPhoto.ts';

const raster = { data: new Uint8ClampedArray(4), width: 1, height: 1 };

export const fingerprints = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'] as const;

export const jpeg = (name = 'look.jpg', bytes = 2048) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

export const openedPhoto = (fingerprint: string = fingerprints[0]): OpenedPhoto => ({
  fingerprint,
  turned: 0,
  source: { width: 1200, height: 1600 },
  raster,
  canvas: raster,
  checkCopy: raster,
});

/** A preview. The tests of the charts only ask whether it was closed. */
const preview = { width: 1, height: 1, close: () => undefined } satisfies ImageBitmap;

export const decodedPhoto = (fingerprint?: string): DecodedPhoto => ({
  photo: openedPhoto(fingerprint),
  preview,
});

export const faceFound = {
  kind: 'found',
  face: { points: new Float32Array(1404), flag: 1, box: { x: 0, y: 0, width: 1, height: 1 } },
  others: [],
  turned: 0,
} as const satisfies FaceLocation;

/** Two people; the one on the right is rated. */
export const groupFound = {
  ...faceFound,
  face: { points: new Float32Array(1404), flag: 1, box: { x: 5, y: 0, width: 1, height: 1 } },
  others: [faceFound.face],
} satisfies FaceLocation;

/** As a measurement of located regions would look; the numbers are the seeded defaults. */
export const measurementOf = (photo: Pick<OpenedPhoto, 'fingerprint'>): LookMeasurement => ({
  ...estimatedMeasurement(photo.fingerprint),
  basis: 'face',
});
