import { timeoutWords } from './describeMessage.ts';
import type { Failure, Step } from './Failure.ts';

/**
 * What a thrown thing comes to as a failure. The browser's own exceptions are told by their name, never by their
 * English (decision 16); any other Error keeps its message, which `describeFailure` reads in the specification's
 * order; what is no Error is said to be none (ERR-09).
 *
 * @param step where it was caught, for a time-out's sake
 */
export function mapUnknown(thrown: unknown, step: Step = 'pipeline'): Failure {
  if (!isError(thrown)) return { kind: 'nonError' };
  if (thrown.name === 'TimeoutError' || timeoutWords.test(thrown.message)) return { kind: 'timeout', step };
  return byName.get(thrown.name) ?? { kind: 'unexpected', message: thrown.message };
}

/** Names of the Web IDL exceptions that reading, decoding and drawing a photo can end in. */
const byName: ReadonlyMap<string, Failure> = new Map([
  ['EncodingError', { kind: 'undecodable' }],
  ['NotReadableError', { kind: 'unreadable' }],
  ['NotFoundError', { kind: 'unreadable' }],
  ['QuotaExceededError', { kind: 'memory' }],
]);

/** Errors of another realm, and DOMException in older engines, are no `instanceof Error`. */
function isError(thrown: unknown): thrown is { readonly name: string; readonly message: string } {
  if (thrown instanceof Error) return true;
  if (typeof thrown !== 'object' || thrown === null) return false;
  return /Error\]$|DOMException\]$/u.test(Object.prototype.toString.call(thrown)) && 'message' in thrown;
}
