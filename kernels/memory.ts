import { decodingStepsPerByte } from '../workers/pixels/kernels/decodingStepsPerByte';
import { frameHeight, frameWidth } from '../workers/pixels/regions/frameSize';

// Fixed addresses in the module's memory that caller and kernels share. All other addresses are given with each call.

/** Pixels of the frame, the most that a kernel works on. A vector at the end of a row may reach a few values beyond. */
export const pixels = (frameWidth + 4) * (frameHeight + 4);

/** The linear light of each step of a level. */
export const decoding = memory.data(4 * (255 * decodingStepsPerByte + 1), 16);
/** Where kernels of `select` write one float for each pixel of a list, and where they read it again. */
export const values = memory.data(4 * pixels, 16);

/** Where the raster is put, RGBA. Behind it is room for the caller's own arrays: the end of the memory, which grows with it. */
export const raster = __heap_base;
