import { describeMessage } from './describeMessage.ts';
import type { Failure } from './Failure.ts';
import { messages } from './messages.ts';

/**
 * What the visitor reads about a failure: the only place where failures become words (ERR-03 to ERR-09). ERR-06
 * has two variants. The one about the browser is used where a canvas, a worker or a part of the program is missing, because
 * then a refresh may help and another photo will not.
 */
export function describeFailure(failure: Failure): string {
  switch (failure.kind) {
    case 'refused':
      return failure.message;
    case 'unexpected':
      return describeMessage(failure.message);
    case 'canvas':
    case 'workerLost':
    case 'programNotLoaded':
      return messages.browser;
    case 'memory':
      return messages.tooComplex;
    case 'timeout':
    case 'undecodable':
    case 'unreadable':
    case 'previewFailed':
    case 'notEnoughCredits':
    case 'creditNotSpent':
    case 'noResult':
    case 'invalidResult':
    case 'noMainAnalysis':
    case 'nonError':
      return messages[failure.kind];
    default:
      return neverReached(failure);
  }
}

/** A kind that a newer worker than this page may send: the types rule it out, a stale tab does not (ERR-09). */
function neverReached(_failure: never): string {
  return messages.byDefault;
}
