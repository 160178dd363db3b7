import { expect, test } from 'vitest';
import { causeHint } from '../../../src/domain/failures/causeHint.ts';
import type { Failure } from '../../../src/domain/failures/Failure.ts';

const named: readonly [failure: Failure, topic: string | undefined][] = [
  [{ kind: 'programNotLoaded' }, 'connection'],
  [{ kind: 'undecodable', format: 'heic' }, 'heic'],
  [{ kind: 'canvas', isScrambled: true }, 'scrambled'],
  [{ kind: 'refused', message: 'No face detected', reasons: ['tooDark', 'blurry'] }, 'tooDark'],
  [{ kind: 'refused', message: 'No face detected' }, undefined],
  [{ kind: 'undecodable' }, undefined],
  [{ kind: 'canvas' }, undefined],
  [{ kind: 'creditNotSpent' }, undefined],
  [{ kind: 'timeout', step: 'pipeline' }, undefined],
];

test.each(named)(
  '[ERR-02] names the one cause of %o, and is silent where only general hints are known',
  (failure, topic) => {
    expect(causeHint(failure)?.topic).toBe(topic);
  },
);
