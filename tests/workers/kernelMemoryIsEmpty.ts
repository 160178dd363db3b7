import { pixelKernels } from '../../workers/pixels/kernels/pixelKernels.ts';

/** Whether nothing of a photo is left in the first 1.2 MB behind the place of a raster in the kernels' memory. */
export const kernelMemoryIsEmpty = (): boolean =>
  pixelKernels()!
    .roomBehind(300_000)
    .words.every((word) => word === 0);
