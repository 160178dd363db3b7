/** Steps of the kernels' decoding table for each byte level, because interpolated levels lie between bytes. The kernels import it, too. */
export const decodingStepsPerByte = 8;
