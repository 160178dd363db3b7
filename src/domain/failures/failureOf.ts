import { timeoutWords } from './describeMessage.ts';
import type { Failure, Step } from './Failure.ts';
import { FailureError } from './FailureError.ts';

/**
 * The failure that a thrown value stands for: the one table from exceptions to failures, for the page and its workers.
 * A browser's exceptions are recognized by their name, never by their English, which differs between engines and
 * versions (decision 16). Any other Error keeps its message, which `describeFailure` reads in the specification's
 * order. What is no Error becomes `nonError` (ERR-09). Modules and workers that did not load have no name of their own
 * in any engine: they are recognized where they are loaded, and arrive as a `FailureError`.
 *
 * @param step where it was caught, for a time-out's sake
 */
export function failureOf(thrown: unknown, step: Step = 'pipeline'): Failure {
  if (thrown instanceof FailureError) return thrown.failure;
  if (!isError(thrown)) return { kind: 'nonError' };
  const known = byName.get(thrown.name);
  if (known) return known;
  if (thrown.name === 'TimeoutError' || timeoutWords.test(thrown.message)) return { kind: 'timeout', step };
  return { kind: 'unexpected', message: thrown.message };
}

/**
 * @see https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-createimagebitmap
 * @see https://w3c.github.io/FileAPI/#dfn-error-codes
 * @see https://webassembly.github.io/spec/js-api/#error-objects
 */
const byName: ReadonlyMap<string, Failure> = new Map([
  // What the engines answer for bytes that are no image: the first by the standard, the second in WebKit.
  ['InvalidStateError', { kind: 'undecodable' }],
  ['EncodingError', { kind: 'undecodable' }],
  // The file changed, was moved or is withheld since it was chosen.
  ['NotReadableError', { kind: 'unreadable' }],
  ['NotFoundError', { kind: 'unreadable' }],
  ['AbortError', { kind: 'unreadable' }],
  // A quota, or an ArrayBuffer or ImageData that does not fit into memory.
  ['QuotaExceededError', { kind: 'memory' }],
  ['RangeError', { kind: 'memory' }],
  // A canvas that does not hand its pixels back.
  ['SecurityError', { kind: 'canvas' }],
  ['IndexSizeError', { kind: 'canvas' }],
  // Wasm that came damaged, or that the browser cannot run.
  ['CompileError', { kind: 'programNotLoaded' }],
  ['LinkError', { kind: 'programNotLoaded' }],
  ['RuntimeError', { kind: 'programNotLoaded' }],
]);

/** Errors of another realm, and DOMException in older engines, are no `instanceof Error`. */
function isError(thrown: unknown): thrown is { readonly name: string; readonly message: string } {
  if (thrown instanceof Error) return true;
  if (typeof thrown !== 'object' || thrown === null) return false;
  return /Error\]$|DOMException\]$/u.test(Object.prototype.toString.call(thrown)) && 'message' in thrown;
}
