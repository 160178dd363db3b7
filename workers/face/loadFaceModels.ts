import type { LocatingTrouble } from '../../src/domain/photo/FaceLocation.ts';
import type { FaceModels } from './FaceModels.ts';
import { prepareGraph } from './GraphModel.ts';
import { type GraphFile, readWeights } from './graphFile.ts';
import { meshGraph } from './meshGraph.ts';
import { readPackedWeights } from './packedWeights.ts';
import { passesSelfTest } from './selfTest.ts';
import { startKernels } from './WasmKernels.ts';

/** The files the models are made of. */
export type FaceFileName =
  | 'simdKernels'
  | 'plainKernels'
  | 'detectorGraph'
  | 'detectorWeights'
  | 'meshGraph'
  | 'meshWeights';

/** Fetches one file's bytes. Rejects when it is missing. */
export type ReadFaceFile = (name: FaceFileName) => Promise<ArrayBuffer>;

export type LoadedFaceModels =
  | { readonly kind: 'ready'; readonly models: FaceModels }
  | { readonly kind: 'trouble'; readonly reason: LocatingTrouble };

/** A module that returns v128.const: valid only where SIMD is (WebAssembly SIMD proposal, 128-bit). */
const simdProbe = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 22, 1, 20, 0, 253, 12, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11,
]);

/**
 * Loads, prepares, warms up and tests the models: with SIMD first where the engine has it, plain if its answers are
 * wrong. `selfTest` if both are wrong, `unsupported` where wasm is missing or forbidden, `failed` if a file is missing.
 */
export async function loadFaceModels(
  read: ReadFaceFile,
  passes: (models: FaceModels) => boolean = passesSelfTest,
): Promise<LoadedFaceModels> {
  // The policy may forbid wasm while the global is there; then compiling rejects (CompileError).
  if (typeof WebAssembly === 'undefined') return { kind: 'trouble', reason: 'unsupported' };
  const simd = WebAssembly.validate(simdProbe);
  try {
    const [kernels, ...graphs] = await Promise.all([
      read(simd ? 'simdKernels' : 'plainKernels'),
      read('detectorGraph'),
      read('detectorWeights'),
      read('meshGraph'),
      read('meshWeights'),
    ]);
    const tried = await prepared(kernels, graphs, passes);
    if (tried) return { kind: 'ready', models: tried };
    const plain = simd ? await prepared(await read('plainKernels'), graphs, passes) : null;
    return plain ? { kind: 'ready', models: plain } : { kind: 'trouble', reason: 'selfTest' };
  } catch (error) {
    const forbidden = error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError;
    return { kind: 'trouble', reason: forbidden ? 'unsupported' : 'failed' };
  }
}

/** The models on one set of kernels, or null if they answer wrongly. */
async function prepared(
  kernelBytes: ArrayBuffer,
  [detectorBytes, detectorWeights, meshBytes, meshWeights]: ArrayBuffer[],
  passes: (models: FaceModels) => boolean,
): Promise<FaceModels | null> {
  const kernels = await startKernels(kernelBytes);
  const [detector, mesh] = [graphOf(detectorBytes!), meshGraph(graphOf(meshBytes!))];
  const models = {
    detector: prepareGraph(kernels, detector, readWeights(detector, detectorWeights!)),
    mesh: prepareGraph(kernels, mesh, readPackedWeights(mesh, meshWeights!)),
  };
  return passes(models) ? models : null;
}

function graphOf(bytes: ArrayBuffer): GraphFile {
  return JSON.parse(new TextDecoder().decode(bytes)) as GraphFile;
}
