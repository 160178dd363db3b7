import type { FaceLocation, LocatingTrouble } from '../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import { readFaceFiles } from './face/readFaceFiles.ts';
import { type LoadedFaceModels, loadFaceModels } from './face/loadFaceModels.ts';
import { locateThenForget } from './face/locateThenForget.ts';

let loading: Promise<LoadedFaceModels> | null = null;

/** A failed load is forgotten, so that the next photo may try again: the connection may be back. */
async function load(onProgress: (arrived: number) => void): Promise<LoadedFaceModels> {
  loading ??= loadFaceModels(readFaceFiles(onProgress));
  const loaded = await loading;
  if (loaded.kind === 'trouble') loading = null;
  return loaded;
}

/** What the face worker does. */
export const faceJobs = {
  /** Downloads and prepares the models, only once however often it is called. Reports how many bytes have arrived. */
  load: {
    run: async (onProgress: (arrived: number) => void): Promise<'ready' | LocatingTrouble> => {
      const loaded = await load(onProgress);
      return loaded.kind === 'ready' ? 'ready' : loaded.reason;
    },
    step: 'locating',
    limitMs: 120_000,
  },
  /** Locates the largest face; `load` comes first. */
  locate: {
    run: async (raster: PixelBuffer): Promise<FaceLocation> => {
      const loaded = await load(() => undefined);
      return loaded.kind === 'ready'
        ? locateThenForget(loaded.models, raster)
        : { kind: 'unavailable', reason: loaded.reason };
    },
    step: 'locating',
    limitMs: 3_000,
  },
} as const;

export type FaceJobs = typeof faceJobs;
