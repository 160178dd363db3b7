/** Compiles `kernels/index.ts`. */
export function compileKernels(): Promise<Uint8Array>;
