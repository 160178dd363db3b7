import { describe, expect, test } from 'vitest';
import { faceCheckErrors, type FaceCheckReadings } from '../../../src/domain/photo/faceCheckErrors.ts';
import { type FaceValidation, permissiveValidation } from '../../../src/domain/photo/FaceValidation.ts';
import { refusedByFaceCheck } from '../../../src/domain/photo/refusedByFaceCheck.ts';

const tooFewPixels = 'Image resolution too low. Please use a higher quality image.';
const cartoon = 'This appears to be a cartoon or drawing. Please upload a real photo.';
const noSkin = 'No human features detected. Please upload a photo of yourself.';
const poorQuality = 'Image quality too poor. Please use better lighting.';

/** Each reading just where it still passes. */
const edge: FaceCheckReadings = { pixels: 2500, cartoonScore: 0.9, skinShare: 0.005, quality: 0.05 };

describe('the rules of the face check', () => {
  test('[FAC-02] [FAC-03] [FAC-04] [FAC-05] pass a photo that lies on all four lines', () => {
    expect(faceCheckErrors(edge)).toEqual([]);
  });

  const beyond: readonly [requirement: string, readings: Partial<FaceCheckReadings>, message: string][] = [
    ['[FAC-02]', { pixels: 2499 }, tooFewPixels],
    ['[FAC-03]', { cartoonScore: 0.9001 }, cartoon],
    ['[FAC-04]', { skinShare: 0.0049 }, noSkin],
    ['[FAC-05]', { quality: 0.0499 }, poorQuality],
  ];
  test.each(beyond)('%s %o is an error', (_requirement, readings, message) => {
    expect(faceCheckErrors({ ...edge, ...readings })).toEqual([message]);
  });

  test('[FAC-06] errors stand in the specified order, so that the first is the one to show', () => {
    const errors = faceCheckErrors({ pixels: 1, cartoonScore: 1, skinShare: 0, quality: 0 });
    expect(errors).toEqual([tooFewPixels, cartoon, noSkin, poorQuality]);
  });
});

test('[FAC-07] a check that failed lets the photo in: confidence 0.7 and nothing against it', () => {
  expect(permissiveValidation).toEqual({
    hasFace: true,
    confidence: 0.7,
    isRealPerson: true,
    faceCount: 1,
    imageQuality: { sharpness: 0.5, lighting: 0.5, resolution: 0.5 },
    errors: [],
  });
  expect(refusedByFaceCheck(permissiveValidation)).toBeNull();
});

describe('the face check refuses', () => {
  const validation = (isRealPerson: boolean, errors: readonly string[]): FaceValidation => ({
    ...permissiveValidation,
    isRealPerson,
    errors,
  });

  test('[FAC-06] only with an error and no real person, and then shows the first error', () => {
    expect(refusedByFaceCheck(validation(true, []))).toBeNull();
    expect(refusedByFaceCheck(validation(true, [noSkin]))).toBeNull();
    expect(refusedByFaceCheck(validation(false, []))).toBeNull();
    expect(refusedByFaceCheck(validation(false, [noSkin, cartoon]))).toEqual({
      kind: 'refused',
      message: noSkin,
    });
  });

  test('[FAC-06] in words of its own when the error has none', () => {
    expect(refusedByFaceCheck(validation(false, ['']))).toEqual({
      kind: 'refused',
      message: 'No face detected in the image. Please upload a clear photo of your face.',
    });
  });
});
