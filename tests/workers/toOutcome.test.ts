import { expect, test } from 'vitest';
import { FailureError } from '../../src/domain/failures/FailureError.ts';
import { toOutcome } from '../../workers/toOutcome.ts';

test('[PIP-05] toOutcome hands on values and known failures, and maps the rest', async () => {
  expect(await toOutcome(() => 7)).toEqual({ ok: true, value: 7 });
  const known = () => Promise.reject(new FailureError({ kind: 'canvas' }));
  expect(await toOutcome(known)).toEqual({ ok: false, failure: { kind: 'canvas' } });
  const unknown = () => Promise.reject(new DOMException('', 'EncodingError'));
  expect(await toOutcome(unknown)).toEqual({ ok: false, failure: { kind: 'undecodable' } });
});
