import { decodingStepsPerByte } from '../workers/pixels/kernels/decodingSteps';
import { frameHeight, frameWidth } from '../workers/pixels/regions/frameSize';

// Where the caller puts what a kernel reads, and finds what it wrote. Nothing here outlives the caller's own call: it copies.

/** Pixels of the frame, the most that a kernel works on. A vector at the end of a row may reach a few values beyond. */
export const pixels = (frameWidth + 4) * (frameHeight + 4);

/** Triples of a channel's level, 0-255, as `resample` leaves them. */
export const channels = memory.data(3 * 4 * pixels, 16);
/** Triples of linear light, 0-1. */
export const lights = memory.data(3 * 4 * pixels, 16);
/** The same in OKLab. */
export const lightness = memory.data(4 * pixels, 16);
export const a = memory.data(4 * pixels, 16);
export const b = memory.data(4 * pixels, 16);
/** The linear light of each step of a level. */
export const decoding = memory.data(4 * (255 * decodingStepsPerByte + 1), 16);
/** One byte a pixel: 1 beyond the photo. */
export const outside = memory.data(pixels, 16);
/** One byte a pixel: 1 where a channel has lost its light. */
export const clippedPixels = memory.data(pixels, 16);

/** The plane that is blurred, the mask that it is read within, what the blur of the mask itself came to, and the result. */
export const field = memory.data(4 * pixels, 16);
export const mask = memory.data(pixels, 16);
/** The mask that another is joined with. */
export const other = memory.data(pixels, 16);
export const weights = memory.data(4 * pixels, 16);
export const result = memory.data(4 * pixels, 16);

/** Indices of pixels of the frame, and a value of each. */
export const indices = memory.data(4 * pixels, 16);
export const values = memory.data(4 * pixels, 16);

/** Where the raster is put, RGBA: the end of the memory, which grows with it. */
export const raster = __heap_base;
