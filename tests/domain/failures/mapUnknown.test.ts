import { describe, expect, test } from 'vitest';
import { describeFailure } from '../../../src/domain/failures/describeFailure.ts';
import type { Failure } from '../../../src/domain/failures/Failure.ts';
import { mapUnknown } from '../../../src/domain/failures/mapUnknown.ts';

describe('a thrown thing', () => {
  test.each([['a string'], [undefined], [null], [42], [{}], [{ message: 'looks like one' }]])(
    '[ERR-09] %o is no Error',
    (thrown) => {
      expect(mapUnknown(thrown)).toEqual({ kind: 'nonError' });
    },
  );

  const named: readonly [name: string, failure: Failure][] = [
    ['TimeoutError', { kind: 'timeout', step: 'opening' }],
    ['EncodingError', { kind: 'undecodable' }],
    ['NotReadableError', { kind: 'unreadable' }],
    ['NotFoundError', { kind: 'unreadable' }],
    ['QuotaExceededError', { kind: 'memory' }],
  ];
  test.each(named)("[ERR-06] the browser's %s is told by its name, whatever its English", (name, failure) => {
    for (const english of ['', 'Invalid options', 'out of memory'])
      expect(mapUnknown(new DOMException(english, name), 'opening')).toEqual(failure);
  });

  test('[ERR-04] an Error that speaks of a time-out becomes one, with the step where it was caught', () => {
    expect(mapUnknown(new Error('Request timed out'), 'enhancement')).toEqual({
      kind: 'timeout',
      step: 'enhancement',
    });
    expect(mapUnknown(new Error('timeout'))).toEqual({ kind: 'timeout', step: 'pipeline' });
  });

  test('[ERR-09] any other Error keeps its message', () => {
    expect(mapUnknown(new Error('A hiccup'))).toEqual({ kind: 'unexpected', message: 'A hiccup' });
  });

  test('[ERR-08] a ReferenceError of ours reads as an internal error', () => {
    const thrown = mapUnknown(new ReferenceError('lips is not defined'));
    expect(describeFailure(thrown)).toBe('Internal analysis error. Please refresh the page and try again.');
  });

  test('[ERR-09] what only resembles an Error is none', () => {
    const lookalikes = [
      Object.assign(() => 0, { message: 'a function', [Symbol.toStringTag]: 'Error' }),
      { message: 'tagged otherwise', [Symbol.toStringTag]: 'Error] or so' },
      { [Symbol.toStringTag]: 'Error' },
    ];
    for (const thrown of lookalikes) expect(mapUnknown(thrown)).toEqual({ kind: 'nonError' });
  });

  test('[ERR-09] an Error that names itself otherwise is still one', () => {
    const tagged = Object.assign(new Error('A hiccup'), { [Symbol.toStringTag]: 'Trouble' });
    expect(mapUnknown(tagged)).toEqual({ kind: 'unexpected', message: 'A hiccup' });
  });

  test('[ERR-09] an Error of another realm is an Error too', () => {
    const elsewhere: unknown = Object.assign(Object.create(null), {
      name: 'Error',
      message: 'From a frame',
      [Symbol.toStringTag]: 'DOMException',
    });
    expect(mapUnknown(elsewhere)).toEqual({ kind: 'unexpected', message: 'From a frame' });
  });
});
