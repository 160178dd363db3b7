import { describe, expect, test } from 'vitest';
import { describeFailure } from '../../../src/domain/failures/describeFailure.ts';
import type { Failure } from '../../../src/domain/failures/Failure.ts';
import { FailureError } from '../../../src/domain/failures/FailureError.ts';
import { failureOf } from '../../../src/domain/failures/failureOf.ts';

describe('a thrown thing', () => {
  test.each([['a string'], [undefined], [null], [42], [{}], [{ message: 'looks like one' }]])(
    '[ERR-09] %o is no Error',
    (thrown) => {
      expect(failureOf(thrown)).toEqual({ kind: 'nonError' });
    },
  );

  const named: readonly [name: string, failure: Failure][] = [
    ['TimeoutError', { kind: 'timeout', step: 'opening' }],
    ['EncodingError', { kind: 'undecodable' }],
    ['NotReadableError', { kind: 'unreadable' }],
    ['NotFoundError', { kind: 'unreadable' }],
    ['InvalidStateError', { kind: 'undecodable' }],
    ['AbortError', { kind: 'unreadable' }],
    ['QuotaExceededError', { kind: 'memory' }],
    ['SecurityError', { kind: 'canvas' }],
    ['IndexSizeError', { kind: 'canvas' }],
  ];
  test.each(named)("[ERR-06] the browser's %s is told by its name, whatever its English", (name, failure) => {
    for (const english of ['', 'timeout', 'Invalid options', 'out of memory'])
      expect(failureOf(new DOMException(english, name), 'opening')).toEqual(failure);
  });

  test('[ERR-04] an Error that speaks of a time-out becomes one, with the step where it was caught', () => {
    expect(failureOf(new Error('Request timed out'), 'enhancement')).toEqual({
      kind: 'timeout',
      step: 'enhancement',
    });
    expect(failureOf(new Error('timeout'))).toEqual({ kind: 'timeout', step: 'pipeline' });
  });

  test('[ERR-09] any other Error keeps its message', () => {
    expect(failureOf(new Error('A hiccup'))).toEqual({ kind: 'unexpected', message: 'A hiccup' });
  });

  test('[ERR-08] a ReferenceError of ours reads as an internal error', () => {
    const thrown = failureOf(new ReferenceError('lips is not defined'));
    expect(describeFailure(thrown)).toBe('Internal analysis error. Please refresh the page and try again.');
  });

  test('[ERR-09] what only resembles an Error is none', () => {
    const lookalikes = [
      Object.assign(() => 0, { message: 'a function', [Symbol.toStringTag]: 'Error' }),
      { message: 'tagged otherwise', [Symbol.toStringTag]: 'Error] or so' },
      { [Symbol.toStringTag]: 'Error' },
    ];
    for (const thrown of lookalikes) expect(failureOf(thrown)).toEqual({ kind: 'nonError' });
  });

  test('[ERR-09] an Error that names itself otherwise is still one', () => {
    const tagged = Object.assign(new Error('A hiccup'), { [Symbol.toStringTag]: 'Trouble' });
    expect(failureOf(tagged)).toEqual({ kind: 'unexpected', message: 'A hiccup' });
  });

  test('[ERR-09] an Error of another realm is an Error too', () => {
    const elsewhere: unknown = Object.assign(Object.create(null), {
      name: 'Error',
      message: 'From a frame',
      [Symbol.toStringTag]: 'DOMException',
    });
    expect(failureOf(elsewhere)).toEqual({ kind: 'unexpected', message: 'From a frame' });
  });

  test('[ERR-07] an array that does not fit is a want of memory', () => {
    expect(failureOf(new RangeError('Array buffer allocation failed'))).toEqual({ kind: 'memory' });
  });

  // As the engines word it for a damaged file and for one that a policy forbids.
  test.each([
    ['WebAssembly.instantiate(): Wasm code generation disallowed by embedder', 'CompileError'],
    ['WebAssembly.Module(): expected magic word 00 61 73 6d, found 3c 21 64 6f @+0', 'CompileError'],
    ['wasm validation error: at offset 4: failed to match magic number', 'CompileError'],
    ["WebAssembly.Module doesn't parse at byte 0: module doesn't start with '\\0asm'", 'CompileError'],
    ["import object field 'memory' is not a Memory", 'LinkError'],
    ['unreachable executed', 'RuntimeError'],
  ])('[ERR-06] wasm that does not run is a piece of the program that is missing: %s', (english, name) => {
    const thrown = Object.assign(new Error(english), { name });
    expect(failureOf(thrown)).toEqual({ kind: 'programNotLoaded' });
  });

  test('a failure that was thrown as one stays what it is', () => {
    expect(failureOf(new FailureError({ kind: 'canvas' }))).toEqual({ kind: 'canvas' });
  });
});
