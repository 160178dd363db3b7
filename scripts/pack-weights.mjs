#!/usr/bin/env node
// Writes workers/face/models/facemesh.bin from those of the package's weights that are needed, in eleven bits instead of sixteen, and
// blazeface.bin, in the half precision that it was trained in. Both are in the repository: run this only after the package or a
// format changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importModule } from './support/importModule.mjs';
import { packFloat16 } from './support/packFloat16.mjs';
import { packWeights } from './support/packWeights.mjs';
import { weightFormat } from './support/weightFormat.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { modelFile } = await importModule('config/modelFiles.ts');
const { meshGraph } = await importModule('workers/face/meshGraph.ts');
const { meshBits } = await importModule('workers/face/loadFaceModels.ts');
const format = await weightFormat();

const graphOf = (model) => JSON.parse(readFileSync(modelFile(`@vladmandic/human/models/${model}.json`)));
const weightsOf = (model) =>
  Uint8Array.from(readFileSync(modelFile(`@vladmandic/human/models/${model}.bin`))).buffer;

function write(name, packed) {
  writeFileSync(`${root}workers/face/models/${name}`, packed);
  console.log(`${name}: ${packed.length} bytes`);
}

const file = graphOf('facemesh');
const needed = new Set(meshGraph(file).weightsManifest.flatMap(({ weights }) => weights));
write(
  'facemesh.bin',
  packWeights(format, file, weightsOf('facemesh'), { isNeeded: (spec) => needed.has(spec), bits: meshBits }),
);
write('blazeface.bin', packFloat16(format, graphOf('blazeface'), weightsOf('blazeface')));
