import { importModule } from './importModule.mjs';

/** How the product reads weights, which those who pack them are given as `format`. */
export const weightFormat = async () => ({
  ...(await importModule('workers/face/graphFile.ts')),
  ...(await importModule('workers/face/packedWeights.ts')),
});
