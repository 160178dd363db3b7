#!/usr/bin/env node
// Compiles `kernels` from AssemblyScript to WebAssembly: the passes over every pixel of a face, and the convolutions of the
// networks. Their bytes are written into `workers/pixels/kernels/kernelBytes.ts` and `workers/face/networkBytes.ts`: as a module's text
// they need no file of their own to be fetched.
//
//   npm run kernels
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileKernels } from './support/compileKernels.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
for (const [name, file, constant] of [
  ['index', 'workers/pixels/kernels/kernelBytes.ts', 'kernelBytes'],
  ['network', 'workers/face/networkBytes.ts', 'networkBytes'],
]) {
  const bytes = await compileKernels(name);
  writeFileSync(
    join(root, file),
    `/** The compiled kernels, base64. Written by \`npm run kernels\`. */\nexport const ${constant} =\n  '${Buffer.from(bytes).toString('base64')}';\n`,
  );
  console.log(`${file}: ${bytes.length} bytes`);
}
