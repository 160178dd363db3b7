import { expect, it } from 'vitest';
import { refusedByFaceLocation } from '../../../src/domain/photo/refusedByFaceLocation.ts';

it('[FAC-09] a search that failed, timed out or was impossible lets the photo in', () => {
  for (const reason of ['timeout', 'loading', 'unsupported', 'selfTest', 'failed'] as const)
    expect(refusedByFaceLocation({ kind: 'unavailable', reason })).toBeNull();
});

it("[FAC-09] nobody is refused in FAC-06's words, with the reasons that are known", () => {
  expect(refusedByFaceLocation({ kind: 'none' }, [{ topic: 'tooDark', measured: 0.1 }])).toEqual({
    kind: 'refused',
    message: 'No face detected in the image. Please upload a clear photo of your face.',
    reasons: ['tooDark'],
  });
});

it("[FAC-03] a drawn face is refused in a drawing's words", () => {
  expect(refusedByFaceLocation({ kind: 'drawing' })).toEqual({
    kind: 'refused',
    message: 'This appears to be a cartoon or drawing. Please upload a real photo.',
  });
});
