export function trimKernels(bytes: Uint8Array, simd: boolean): Uint8Array<ArrayBuffer>;
