import { expect, test } from 'vitest';
import { browserFailure } from '../../workers/browserFailure.ts';
import { FailureError, toOutcome } from '../../workers/toOutcome.ts';

test.for([
  ['InvalidStateError', 'undecodable'],
  ['EncodingError', 'undecodable'],
  ['NotReadableError', 'unreadable'],
  ['NotFoundError', 'unreadable'],
  ['QuotaExceededError', 'memory'],
  ['SecurityError', 'canvas'],
] as const)('[ERR-06] [ERR-07] %s is the failure %s, whatever its message says', ([name, kind]) => {
  for (const message of ['timeout', 'Invalid file', ''])
    expect(browserFailure(new DOMException(message, name))).toEqual({ kind });
});

test('[ERR-07] an array that does not fit is the failure memory', () => {
  expect(browserFailure(new RangeError('Array buffer allocation failed'))).toEqual({ kind: 'memory' });
});

test('[ERR-09] an Error of the program keeps its message; what is no Error has none', () => {
  expect(browserFailure(new TypeError('x is not defined'))).toEqual({
    kind: 'unexpected',
    message: 'x is not defined',
  });
  expect(browserFailure('thrown text')).toEqual({ kind: 'nonError' });
});

test('[PIP-05] toOutcome hands on values and known failures, and maps the rest', async () => {
  expect(await toOutcome(() => 7)).toEqual({ ok: true, value: 7 });
  const known = () => Promise.reject(new FailureError({ kind: 'canvas' }));
  expect(await toOutcome(known)).toEqual({ ok: false, failure: { kind: 'canvas' } });
  const unknown = () => Promise.reject(new DOMException('', 'EncodingError'));
  expect(await toOutcome(unknown)).toEqual({ ok: false, failure: { kind: 'undecodable' } });
});
