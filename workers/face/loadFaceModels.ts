import type { LocatingTrouble } from '../../src/domain/photo/FaceLocation.ts';
import { pixelKernels } from '../pixels/kernels/pixelKernels.ts';
import type { FaceModels } from './FaceModels.ts';
import { prepareGraph } from './GraphModel.ts';
import { type GraphFile, readWeights } from './graphFile.ts';
import { asFloat16 } from './asFloat16.ts';
import { meshGraph } from './meshGraph.ts';
import { readPackedWeights } from './packedWeights.ts';
import { passesSelfTest } from './passesSelfTest.ts';
import { startKernels, type WasmKernels } from './WasmKernels.ts';

/** The files the models are made of. */
export type FaceFileName =
  | 'simdKernels'
  | 'plainKernels'
  | 'detectorGraph'
  | 'detectorWeights'
  | 'meshGraph'
  | 'meshWeights'
  | 'artworkGraph'
  | 'artworkWeights';

/** How many bits a packed number of the models takes. */
export const meshBits = 11;
export const artworkBits = 6;

/** Fetches one file's bytes. Rejects when it is missing. */
export type ReadFaceFile = (name: FaceFileName) => Promise<ArrayBuffer>;

export type LoadedFaceModels =
  | { readonly kind: 'ready'; readonly models: FaceModels }
  | { readonly kind: 'trouble'; readonly reason: LocatingTrouble };

/**
 * Loads, prepares, warms up and tests the models: with SIMD first, plain if its answers are wrong. `selfTest` if both are wrong,
 * `unsupported` where wasm is missing, forbidden or without SIMD, `failed` if a file is missing or damaged.
 */
export async function loadFaceModels(
  read: ReadFaceFile,
  passes: (models: FaceModels) => boolean = passesSelfTest,
): Promise<LoadedFaceModels> {
  // The pixel kernels read what the models are shown, and need the same features of an engine. Where they run, the models' kernels run as
  // well, unless their file is damaged.
  if (!pixelKernels()) return { kind: 'trouble', reason: 'unsupported' };
  try {
    const [kernels, ...graphs] = await Promise.all([
      read('simdKernels'),
      read('detectorGraph'),
      read('detectorWeights'),
      read('meshGraph'),
      read('meshWeights'),
      read('artworkGraph'),
      read('artworkWeights'),
    ]);
    const tried = prepared(await startKernels(kernels, true), graphs, passes);
    if (tried) return { kind: 'ready', models: tried };
    const plain = prepared(await startKernels(await read('plainKernels'), false), graphs, passes);
    return plain ? { kind: 'ready', models: plain } : { kind: 'trouble', reason: 'selfTest' };
  } catch {
    return { kind: 'trouble', reason: 'failed' };
  }
}

/** The models on one set of kernels, or null if they answer wrongly. */
function prepared(
  kernels: WasmKernels,
  [detectorBytes, detectorWeights, meshBytes, meshWeights, artworkBytes, artworkWeights]: ArrayBuffer[],
  passes: (models: FaceModels) => boolean,
): FaceModels | null {
  const [detector, mesh, artwork] = [
    graphOf(detectorBytes!),
    meshGraph(graphOf(meshBytes!)),
    graphOf(artworkBytes!),
  ];
  const models = {
    detector: prepareGraph(kernels, detector, readWeights(asFloat16(detector), detectorWeights!)),
    mesh: prepareGraph(kernels, mesh, readPackedWeights(mesh, meshWeights!, meshBits)),
    artwork: prepareGraph(kernels, artwork, readPackedWeights(artwork, artworkWeights!, artworkBits)),
  };
  return passes(models) ? models : null;
}

function graphOf(bytes: ArrayBuffer): GraphFile {
  return JSON.parse(new TextDecoder().decode(bytes)) as GraphFile;
}
