import { importModule } from './importModule.mjs';

/** The product's functions that read packed weights. `packWeights` takes them as its first argument, so that both sides agree. */
export const weightFormat = async () => ({
  ...(await importModule('workers/face/graphFile.ts')),
  ...(await importModule('workers/face/packedWeights.ts')),
});
