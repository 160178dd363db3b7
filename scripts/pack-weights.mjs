#!/usr/bin/env node
// Writes workers/face/models/facemesh.bin from those of the package's weights that are needed, in eleven bits instead of
// sixteen. It is in the repository:
// run this only after the package or the format changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { packWeights } from './support/packWeights.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const load = async (file) => (await runnerImport(root + file, { configFile: false, root })).module;
const { modelFile } = await load('config/modelFiles.ts');
const format = {
  ...(await load('workers/face/graphFile.ts')),
  ...(await load('workers/face/meshGraph.ts')),
  ...(await load('workers/face/packedWeights.ts')),
};

const source = (ending) => readFileSync(modelFile(`@vladmandic/human/models/facemesh.${ending}`));
const packed = packWeights(format, JSON.parse(source('json')), Uint8Array.from(source('bin')).buffer);
writeFileSync(`${root}workers/face/models/facemesh.bin`, packed);
console.log(`facemesh.bin: ${packed.length} bytes`);
