import { forgetPixels } from './pixels/kernels/pixelKernels.ts';

/**
 * The job, which then wipes the kernels' memory: otherwise the photo's pixels would stay there until the next photo is read (PRV-02).
 */
export const thenForget =
  <Arguments extends readonly unknown[], Result>(job: (...args: Arguments) => Result) =>
  (...args: Arguments): Result => {
    try {
      return job(...args);
    } finally {
      forgetPixels();
    }
  };
