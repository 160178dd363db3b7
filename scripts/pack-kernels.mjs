#!/usr/bin/env node
// Writes workers/face/models/simdKernels.wasm and plainKernels.wasm from those of the tfjs wasm backend's kernels that are called.
// Both files are in the repository: run this only after the package or what the graphs call changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importModule } from './support/importModule.mjs';
import { trimKernels } from './support/trimKernels.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { modelFile } = await importModule('config/modelFiles.ts');

for (const [file, build] of [
  ['simdKernels.wasm', '-simd'],
  ['plainKernels.wasm', ''],
]) {
  const trimmed = trimKernels(
    readFileSync(modelFile(`@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm${build}.wasm`)),
    build === '-simd',
  );
  writeFileSync(`${root}workers/face/models/${file}`, trimmed);
  console.log(`${file}: ${trimmed.length} bytes`);
}
