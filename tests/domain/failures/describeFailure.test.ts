import { describe, expect, test } from 'vitest';
import { describeFailure } from '../../../src/domain/failures/describeFailure.ts';
import type { Failure, Step } from '../../../src/domain/failures/Failure.ts';

const timedOut =
  'Analysis timed out. Please try with a smaller image (under 5MB) or check your internet connection.';
const notProcessed = 'Unable to process image. Please try a different photo with better quality.';
const notLoaded = 'Cannot load image. Please try a different photo or check the file format.';
const browser = 'Browser cannot process image. Please try refreshing the page or use a different browser.';
const tooComplex = 'Image too complex to process. Please try a simpler image or smaller file size.';
const internal = 'Internal analysis error. Please refresh the page and try again.';

describe('a failure of ours reads', () => {
  const table: readonly [requirement: string, failure: Failure, reads: string][] = [
    ['[UPL-03]', { kind: 'refused', message: 'As it was refused' }, 'As it was refused'],
    ['[UPL-09]', { kind: 'undecodable' }, 'Invalid or corrupted image file'],
    ['[UPL-09]', { kind: 'unreadable' }, 'Unable to process image file'],
    ['[UPL-09]', { kind: 'previewFailed' }, 'Unable to create image preview. Please try a different image.'],
    [
      '[ANA-05]',
      { kind: 'noMainAnalysis' },
      'Failed to analyze makeup. Please try with a clearer, well-lit photo.',
    ],
    ['[ANA-05]', { kind: 'invalidResult' }, 'Analysis produced invalid results. Please try again.'],
    [
      '[ERR-03]',
      { kind: 'creditNotSpent' },
      'Unable to use credit. Please check your credit balance and try again.',
    ],
    ['[BTL-04]', { kind: 'notEnoughCredits' }, 'Not enough credits for comparison'],
    ['[ERR-03]', { kind: 'noResult' }, 'Analysis returned no results. Please try again.'],
    ['[ERR-06]', { kind: 'canvas' }, browser],
    ['[ERR-06]', { kind: 'workerLost' }, browser],
    ['[ERR-06]', { kind: 'programNotLoaded' }, browser],
    ['[ERR-07]', { kind: 'memory' }, tooComplex],
    [
      '[ERR-09]',
      { kind: 'nonError' },
      'Unexpected error during analysis. Please try again with a clear, well-lit photo.',
    ],
  ];

  test.each(table)('%s %o as specified', (_requirement, failure, reads) => {
    expect(describeFailure(failure)).toBe(reads);
  });

  const steps: readonly Step[] = [
    'starting',
    'opening',
    'faceCheck',
    'locating',
    'imageProcessing',
    'filters',
    'enhancement',
    'card',
    'pipeline',
  ];
  test.each(steps)('[ERR-04] the same for a time-out of %s as for any other', (step) => {
    expect(describeFailure({ kind: 'timeout', step })).toBe(timedOut);
  });

  test('[ERR-09] the default for a kind that this page does not know', () => {
    const fromNewerWorker = { kind: 'eclipse' } as unknown as Failure;
    expect(describeFailure(fromNewerWorker)).toBe(
      'Analysis failed. Please try again with a different image.',
    );
  });
});

describe('an error of which only the message is known reads', () => {
  const table: readonly [requirement: string, message: string, reads: string][] = [
    ['[ERR-04]', 'timeout of 5000 ms exceeded', timedOut],
    ['[ERR-04]', 'Request timed out', timedOut],
    ['[ERR-04]', 'Time-out while scaling', timedOut],
    ['[ERR-05]', 'Invalid image data', 'Invalid image data'],
    ['[ERR-05]', 'The file has gone', 'The file has gone'],
    ['[ERR-05]', 'No credit to spend', 'No credit to spend'],
    ['[ERR-05]', 'Not a valid header', 'Not a valid header'],
    ['[ERR-06]', 'Loader gave up', notProcessed],
    ['[ERR-06]', 'Could not get a canvas context', notProcessed],
    ['[ERR-06]', 'Canvas is gone', notProcessed],
    ['[ERR-06]', 'Failed to load image', notLoaded],
    ['[ERR-06]', 'The image did not load', notLoaded],
    ['[ERR-07]', 'Out of memory', tooComplex],
    ['[ERR-07]', 'Quota exceeded', tooComplex],
    ['[ERR-08]', 'options is missing', internal],
    ['[ERR-08]', 'pixels is not defined', internal],
    ['[ERR-09]', 'A hiccup', 'Analysis error: A hiccup'],
    ['[ERR-09]', '', 'Analysis failed. Please try again with a different image.'],
    ['[ERR-09]', '  ', 'Analysis failed. Please try again with a different image.'],
  ];

  test.each(table)('%s "%s" as specified', (_requirement, message, reads) => {
    expect(describeFailure({ kind: 'unexpected', message })).toBe(reads);
  });

  const contests: readonly [requirement: string, message: string, reads: string][] = [
    ['[ERR-04]', 'timeout while reading the file', timedOut],
    ['[ERR-05]', 'Invalid canvas size', 'Invalid canvas size'],
    ['[ERR-05]', 'credit options', 'credit options'],
    ['[ERR-06]', 'canvas out of memory', notProcessed],
    ['[ERR-07]', 'memory options', tooComplex],
  ];
  test.each(contests)('%s "%s" by the first row that matches', (_requirement, message, reads) => {
    expect(describeFailure({ kind: 'unexpected', message })).toBe(reads);
  });

  test('[ERR-05] the words that leave it unchanged count as written only', () => {
    const message = 'INVALID state, FILE missing, CREDIT gone';
    expect(describeFailure({ kind: 'unexpected', message })).toBe(`Analysis error: ${message}`);
  });
});
