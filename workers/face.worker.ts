import { type Endpoint, expose } from 'comlink';
import { readFaceFiles } from './face/faceFiles.ts';
import type { FaceJobs } from './face/faceJobsApi.ts';
import { type LoadedFaceModels, loadFaceModels } from './face/loadFaceModels.ts';
import { locateFace } from './face/locateFace.ts';
import { settle } from './settle.ts';

let loading: Promise<LoadedFaceModels> | null = null;

/** A failed load is forgotten, so that the next photo may try again: the connection may be back. */
async function load(onProgress: (share: number) => void): Promise<LoadedFaceModels> {
  loading ??= loadFaceModels(readFaceFiles(onProgress));
  const loaded = await loading;
  if (loaded.kind === 'trouble') loading = null;
  return loaded;
}

const jobs: FaceJobs = {
  load: (onProgress) =>
    settle(async () => {
      const loaded = await load(onProgress);
      return loaded.kind === 'ready' ? 'ready' : loaded.reason;
    }),
  locate: (raster) =>
    settle(async () => {
      // Already there, but in a worker that replaced a broken one.
      const loaded = await load(() => undefined);
      return loaded.kind === 'ready'
        ? locateFace(loaded.models, raster)
        : { kind: 'unavailable', reason: loaded.reason };
    }),
};

expose(jobs, self as unknown as Endpoint);
