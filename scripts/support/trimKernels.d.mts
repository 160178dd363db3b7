export function trimKernels(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
