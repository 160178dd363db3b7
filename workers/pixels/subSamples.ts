/** The most sub-samples along each side of an output pixel: enough for scaling 640 px down to 192. */
const finest = 4;

/**
 * How many sub-samples the mean over an output pixel takes along each of its sides, so that no detail aliases: 1 to 4.
 *
 * @param step px of the raster from one output pixel to the next
 */
export const subSamples = (step: number): number => Math.min(finest, Math.max(1, Math.round(step)));
