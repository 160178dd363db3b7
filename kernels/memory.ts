import { decodingStepsPerByte } from '../workers/pixels/kernels/decodingStepsPerByte';
import { frameHeight, frameWidth } from '../workers/pixels/regions/frameSize';

// Fixed addresses in the module's memory that the caller and the kernels share. All other addresses are parameters of each call.

/** Pixels of the frame, the most that a kernel works on. A vector at the end of a row may reach a few values beyond. */
export const pixels = (frameWidth + 4) * (frameHeight + 4);

/** A table that the caller fills: the linear light, 0-1, of levels 0-255 in steps of 1 / `decodingStepsPerByte`. */
export const decoding = memory.data(4 * (255 * decodingStepsPerByte + 1), 16);
/** Where the gathering kernels write one float for each pixel of a list, and where `rankOf`, `variance` and `distances` read them. */
export const values = memory.data(4 * pixels, 16);

/** Where the caller puts the raster, RGBA. The memory behind it is for the caller's own arrays, and the caller grows it as needed. */
export const raster = __heap_base;
