#!/usr/bin/env node
// Compiles `kernels`, the passes over every pixel of a face, from AssemblyScript to WebAssembly, and writes its bytes into
// `workers/pixels/kernels/kernelBytes.ts`: as a module's text they need no file of their own to be fetched.
//
//   npm run kernels
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileKernels } from './support/compileKernels.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bytes = await compileKernels();
writeFileSync(
  join(root, 'workers/pixels/kernels/kernelBytes.ts'),
  `/** The compiled kernels, base64. Written by \`npm run kernels\`. */\nexport const kernelBytes =\n  '${Buffer.from(bytes).toString('base64')}';\n`,
);
console.log(`${bytes.length} bytes`);
