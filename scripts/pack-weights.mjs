#!/usr/bin/env node
// Writes workers/face/models/facemesh.bin from those of the package's weights that are needed, in eleven bits instead of
// sixteen. The file is in the repository: run this only after the package or the format changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importModule } from './support/importModule.mjs';
import { packWeights } from './support/packWeights.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { modelFile } = await importModule('config/modelFiles.ts');
const { meshGraph } = await importModule('workers/face/meshGraph.ts');
const { meshBits } = await importModule('workers/face/loadFaceModels.ts');
const format = {
  ...(await importModule('workers/face/graphFile.ts')),
  ...(await importModule('workers/face/packedWeights.ts')),
};

const source = (ending) => readFileSync(modelFile(`@vladmandic/human/models/facemesh.${ending}`));
const file = JSON.parse(source('json'));
const needed = new Set(meshGraph(file).weightsManifest.flatMap(({ weights }) => weights));
const packed = packWeights(format, file, Uint8Array.from(source('bin')).buffer, {
  isNeeded: (spec) => needed.has(spec),
  bits: meshBits,
});
writeFileSync(`${root}workers/face/models/facemesh.bin`, packed);
console.log(`facemesh.bin: ${packed.length} bytes`);
