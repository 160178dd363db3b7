import { readFile } from 'node:fs/promises';
import { modelFile } from '../../../config/modelFiles.ts';
import type { FaceModels } from '../../../workers/face/FaceModels.ts';
import {
  type FaceFileName,
  loadFaceModels,
  type ReadFaceFile,
} from '../../../workers/face/loadFaceModels.ts';

/** Where the files stand in the installed packages. */
export const faceFilePaths: Readonly<Record<FaceFileName, string>> = {
  plainKernels: './models/plainKernels.wasm',
  simdKernels: './models/simdKernels.wasm',
  detectorGraph: '@vladmandic/human/models/blazeface.json',
  detectorWeights: './models/blazeface.bin',
  meshGraph: '@vladmandic/human/models/facemesh.json',
  meshWeights: './models/facemesh.bin',
  artworkGraph: './models/artwork.json',
  artworkWeights: './models/artwork.bin',
};

export const faceFilesOnDisk = (name: FaceFileName): string => modelFile(faceFilePaths[name]);

/** A file of an installed package, or of our own models. */
export const bytesOf = async (specifier: string): Promise<ArrayBuffer> =>
  Uint8Array.from(await readFile(modelFile(specifier))).buffer;

/** Reads a model file from disk, where the page would fetch it. */
export const readFaceFile: ReadFaceFile = (name) => bytesOf(faceFilePaths[name]);

/** The tfjs kernels as their package brings them, with those that no graph calls. */
export async function packagedKernels(simd: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const file = `@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm${simd ? '-simd' : ''}.wasm`;
  return Uint8Array.from(await readFile(modelFile(file)));
}

let models: Promise<FaceModels> | null = null;

/** The same models as on the page, in Node; loaded once a process. */
export function nodeFaceModels(): Promise<FaceModels> {
  models ??= quietly(() => loadFaceModels(readFaceFile)).then((loaded) => {
    if (loaded.kind === 'trouble') throw new Error(`No face models: ${loaded.reason}`);
    return loaded.models;
  });
  return models;
}

/** Emscripten's glue rethrows every unhandled rejection of the process. Its listeners are removed: Vitest has listeners of its own. */
export async function quietly<T>(start: () => Promise<T>): Promise<T> {
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const before = events.map((event) => new Set<unknown>(process.listeners(event as 'uncaughtException')));
  const result = await start();
  events.forEach((event, i) => {
    for (const listener of process.listeners(event as 'uncaughtException'))
      if (!before[i]!.has(listener)) process.off(event, listener);
  });
  return result;
}
