import kernelFactory from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm.js';
import { type ConvolutionLayer, startConvolutions } from './startConvolutions.ts';

/** A kernel's argument: a number, or bytes copied to the stack for the call. */
export type KernelArgument = number | Uint8Array;

/** The part of the Emscripten module that the graphs need. */
interface KernelModule {
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
  _malloc(bytes: number): number;
  cwrap(
    name: string,
    returns: null,
    takes: readonly ('number' | 'array')[],
  ): (...values: readonly KernelArgument[]) => void;
}

type ReceiveInstance = (instance: WebAssembly.Instance) => void;

const startModule = kernelFactory as unknown as (config: {
  instantiateWasm(imports: WebAssembly.Imports, receive: ReceiveInstance): object;
  onAbort(): void;
}) => Promise<KernelModule>;

/** Tensors on the wasm heap and the tfjs kernels over them. */
export interface WasmKernels {
  /** Reserves `count` 32-bit numbers and returns the tensor's id. Never freed: the graphs keep their tensors. */
  allocate(count: number): number;
  /** A view of a tensor. Valid until the next `allocate`, which may grow (and so replace) the heap. */
  floats(id: number): Float32Array<ArrayBuffer>;
  /** Calls a kernel by its exported name, such as `FusedConv2D`. */
  run(kernel: string, ...values: readonly KernelArgument[]): void;
  /** Prepares a convolution for our own kernel, and returns what runs it. Null beside the plain kernels, because ours needs SIMD. */
  readonly convolution: ((layer: ConvolutionLayer) => () => void) | null;
  /** Wipes what our own kernel has left between the steps of a convolution. */
  forgetConvolutions(): void;
}

/**
 * Starts the kernels of the tfjs wasm backend 4.22.0, single-threaded. The graphs are driven by our own `GraphModel`,
 * because converter and core of tfjs would add 130 kB gzip for what takes two files here, and exceed the 1.4 MB budget of the download.
 * One glue script serves both binaries, plain and SIMD, as in the backend itself.
 *
 * @param withOwn whether our own kernel for convolutions, which is SIMD, may be used
 * @throws WebAssembly.CompileError where the policy forbids wasm or the engine lacks SIMD
 */
export async function startKernels(binary: ArrayBuffer, withOwn: boolean): Promise<WasmKernels> {
  const compiled = await WebAssembly.compile(binary);
  let memory: WebAssembly.Memory | undefined;
  const module = await new Promise<KernelModule>((resolve, reject) => {
    const started = startModule({
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(compiled, imports).then((instance) => {
          memory = instance.exports['memory'] as WebAssembly.Memory;
          receive(instance);
        }, reject);
        return {};
      },
      onAbort: () => reject(new Error('The kernels aborted while starting')),
    });
    started.then(resolve, reject);
  });
  module.cwrap('init_with_threads_count', null, ['number'])(1);
  const register = module.cwrap('register_tensor', null, ['number', 'number', 'number']);
  const kernels = new Map<string, (...values: readonly KernelArgument[]) => void>();
  /** By id; 0 means "no tensor" to the kernels. */
  const tensors: { offset: number; count: number }[] = [{ offset: 0, count: 0 }];
  const reserve = (count: number): number => {
    const offset = module._malloc(count * 4) >>> 0;
    if (offset === 0) throw new RangeError('Out of memory');
    return offset;
  };

  const own = withOwn ? startConvolutions(memory!, reserve, (id) => tensors[id]!.offset) : null;
  return {
    convolution: own && own.prepare,
    forgetConvolutions: () => own?.forget(),
    allocate(count) {
      const offset = reserve(count);
      const id = tensors.push({ offset, count }) - 1;
      register(id, count, offset);
      return id;
    },
    floats(id) {
      const { offset, count } = tensors[id]!;
      return new Float32Array(module.HEAPU8.buffer, offset, count);
    },
    run(kernel, ...values) {
      let call = kernels.get(kernel);
      if (!call) {
        const takes = values.map((value) => (typeof value === 'number' ? 'number' : 'array'));
        call = module.cwrap(kernel, null, takes);
        kernels.set(kernel, call);
      }
      call(...values);
    },
  };
}
