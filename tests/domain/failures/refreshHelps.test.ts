import { describe, expect, test } from 'vitest';
import { describeFailure } from '../../../src/domain/failures/describeFailure.ts';
import type { Failure } from '../../../src/domain/failures/Failure.ts';
import { refreshHelps } from '../../../src/domain/failures/refreshHelps.ts';
import { chosenFileMessages } from '../../../src/domain/photo/checkPhotoFile.ts';

const helps = (failure: Failure) => refreshHelps(failure, describeFailure(failure));

describe('the way on after a failure', () => {
  test.each<Failure>([
    { kind: 'canvas' },
    { kind: 'workerLost' },
    { kind: 'programNotLoaded' },
    { kind: 'creditNotSpent' },
    { kind: 'timeout', step: 'pipeline' },
    { kind: 'unexpected', message: 'x is not defined' },
  ])('[ERR-01] is a fresh page where the browser or the program failed: $kind', (failure) => {
    expect(helps(failure)).toBe(true);
  });

  test.each<Failure>([
    { kind: 'refused', message: chosenFileMessages.wrongType },
    { kind: 'canvas', isScrambled: true },
    { kind: 'undecodable' },
    { kind: 'unreadable' },
    { kind: 'memory' },
    { kind: 'timeout', step: 'opening' },
    { kind: 'unexpected', message: 'Invalid marker in this file' },
  ])('[ERR-01] is another photo where this one cannot be rated: $kind', (failure) => {
    expect(helps(failure)).toBe(false);
  });
});
