#!/usr/bin/env node
// Writes workers/face/models/facemesh.bin from those of the package's weights that are needed, in eleven bits instead of
// sixteen. The file is in the repository: run this only after the package or the format changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importModule } from './support/importModule.mjs';
import { packWeights } from './support/packWeights.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { modelFile } = await importModule('config/modelFiles.ts');
const format = {
  ...(await importModule('workers/face/graphFile.ts')),
  ...(await importModule('workers/face/meshGraph.ts')),
  ...(await importModule('workers/face/packedWeights.ts')),
};

const source = (ending) => readFileSync(modelFile(`@vladmandic/human/models/facemesh.${ending}`));
const packed = packWeights(format, JSON.parse(source('json')), Uint8Array.from(source('bin')).buffer);
writeFileSync(`${root}workers/face/models/facemesh.bin`, packed);
console.log(`facemesh.bin: ${packed.length} bytes`);
