import type { Failure } from './Failure.ts';

/**
 * Whether a fresh page is the best way on after a failure: where the browser, a worker or the program itself failed, or
 * where what is known of the credits is out of date. A file that cannot be rated is the same after a refresh: there the
 * way on is another photo.
 *
 * @param message what `describeFailure` made of the failure
 */
export function refreshHelps(failure: Failure, message: string): boolean {
  switch (failure.kind) {
    case 'canvas':
      return failure.isScrambled !== true;
    case 'workerLost':
    case 'programNotLoaded':
    case 'creditNotSpent':
    case 'noResult':
    case 'nonError':
      return true;
    case 'timeout':
      return failure.step !== 'opening';
    case 'unexpected':
      return !/Invalid|file|valid/u.test(message);
    default:
      return false;
  }
}
