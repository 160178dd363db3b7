import { expect, test } from 'vitest';
import { photoJobs } from '../../workers/photoJobs.ts';
import { pixelKernels } from '../../workers/pixels/kernels/pixelKernels.ts';
import { drawFace } from '../drawn/drawFace.ts';

const drawn = drawFace({ width: 200, height: 200 });
const photo = {
  fingerprint: '0'.repeat(32),
  raster: drawn.pixels,
  canvas: drawn.pixels,
  checkCopy: drawn.pixels,
};
const location = { kind: 'found', face: drawn.face, others: [], turned: 0 } as const;

/** Whether anything of a photo stands where the kernels keep its light. */
const isPhotoKept = () =>
  pixelKernels()!
    .floats('lights', 3000)
    .some((light) => light > 0);

test.each(['coach', 'measure'] as const)('[PRV-02] nothing of the photo stays after %s', (job) => {
  pixelKernels()!.floats('lights', 3000).fill(0.5);
  expect(isPhotoKept()).toBe(true);
  photoJobs[job].run(photo, location);
  expect(isPhotoKept()).toBe(false);
});
