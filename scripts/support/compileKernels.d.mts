/** Compiles a file of `kernels`. */
export function compileKernels(name: 'index' | 'network'): Promise<Uint8Array>;
