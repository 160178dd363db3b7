import { pixelKernels } from '../../workers/pixels/kernels/pixelKernels.ts';

/**
 * Whether nothing of a photo is left in the memory of the kernels in use: among the first values that they read, and in the first 1.2 MB
 * behind the place of a raster.
 */
export function kernelMemoryIsEmpty(): boolean {
  const { values, roomBehind } = pixelKernels()!;
  return [values(3_000), roomBehind(300_000).words].every((numbers) =>
    numbers.every((number: number) => number === 0),
  );
}
