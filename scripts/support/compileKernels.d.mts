/** Compiles a file of `kernels`. */
export function compileKernels(name: 'index' | 'depthwise'): Promise<Uint8Array>;
