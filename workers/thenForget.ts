import { forgetPixels } from './pixels/kernels/pixelKernels.ts';

/**
 * Makes a job wipe the kernels' memory when it ends, because the photo's pixels would otherwise stay there until the next photo is read
 * (PRV-02).
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
