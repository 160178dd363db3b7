import type { Failure } from '../src/domain/failures/Failure.ts';

/**
 * Maps what a browser throws over a photo to a failure of ours, by the exception's class and name only: its message is
 * the browser's own and differs between engines and versions (decision 16).
 *
 * @see https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-createimagebitmap
 * @see https://w3c.github.io/FileAPI/#dfn-error-codes
 */
export function browserFailure(thrown: unknown): Failure {
  // An ArrayBuffer or ImageData that does not fit into memory.
  if (thrown instanceof RangeError) return { kind: 'memory' };
  if (!(thrown instanceof Error)) return { kind: 'nonError' };
  return byName[thrown.name] ?? { kind: 'unexpected', message: thrown.message };
}

const byName: Readonly<Record<string, Failure>> = {
  // What the engines answer for bytes that are no image: the first by the standard, the second in WebKit.
  InvalidStateError: { kind: 'undecodable' },
  EncodingError: { kind: 'undecodable' },
  // The file changed, was moved or is withheld since it was chosen.
  NotReadableError: { kind: 'unreadable' },
  NotFoundError: { kind: 'unreadable' },
  AbortError: { kind: 'unreadable' },
  QuotaExceededError: { kind: 'memory' },
  // A canvas that does not hand its pixels back.
  SecurityError: { kind: 'canvas' },
  IndexSizeError: { kind: 'canvas' },
};
