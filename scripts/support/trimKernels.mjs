import binaryen from 'binaryen';

/** What the Emscripten module needs to start, and to be given tensors. */
const runtime = ['memory', '__wasm_call_ctors', 'malloc', 'stackSave', 'stackRestore', 'stackAlloc'];
const backend = ['init_with_threads_count', 'register_tensor'];
/** The kernels of either build that `workers/face/GraphModel.ts` calls. */
const always = ['FusedConv2D', 'MaxPool', 'PadV2', 'Sigmoid'];
/** Those that only the plain build calls: beside the SIMD build our own kernel for convolutions does their work. */
const inPlainOnly = ['Add', 'DepthwiseConv2dNative', 'FusedDepthwiseConv2D', 'Prelu', 'Relu'];

/**
 * Removes the exports of the tfjs wasm backend that the graphs do not call, and every function that only these reach. The rest is not
 * optimized again, so that it computes the same to the bit. The same module always gives the same bytes.
 *
 * @param {Uint8Array} bytes the backend's module
 * @param {boolean} simd whether it is the SIMD build
 */
export function trimKernels(bytes, simd) {
  const kept = new Set([...runtime, ...backend, ...always, ...(simd ? [] : inPlainOnly)]);
  // Binaryen's options hold for the whole process, and AssemblyScript's compiler changes them. So that the bytes do not depend on
  // whether it ran before, all are set here.
  binaryen.setOptimizeLevel(0);
  binaryen.setShrinkLevel(0);
  binaryen.setGenerateStackIR(false);
  binaryen.setOptimizeStackIR(false);
  const module = binaryen.readBinaryWithFeatures(bytes, binaryen.Features.All);
  const exported = Array.from(
    { length: module.getNumExports() },
    (_, i) => binaryen.getExportInfo(module.getExportByIndex(i)).name,
  );
  for (const name of exported.filter((each) => !kept.has(each))) module.removeExport(name);
  module.runPasses(['remove-unused-module-elements']);
  const trimmed = module.emitBinary();
  module.dispose();
  return Uint8Array.from(trimmed);
}
