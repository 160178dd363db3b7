/** The package's own types need ambient Emscripten types; `WasmKernels.ts` states what is used instead. */
declare module '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm.js' {
  const factory: (config: object) => Promise<object>;
  export default factory;
}
