/** Bytes of kernels, graphs and weights, unpacked: what the progress counts to. A test holds it to the packages. */
export const downloadBytes = 2_326_038;
