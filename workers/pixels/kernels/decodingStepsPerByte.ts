/** Steps of the kernels' decoding table a byte, because interpolated levels lie between bytes. Read by both languages. */
export const decodingStepsPerByte = 8;
