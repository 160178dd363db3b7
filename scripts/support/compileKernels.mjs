import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Compiles `kernels/index.ts`. The same source gives the same bytes.
 * @returns {Promise<Uint8Array>}
 * @throws Error with what the compiler says
 */
export async function compileKernels() {
  let compiled = new Uint8Array();
  const options = ['--baseDir', root, '--runtime', 'stub', '--enable', 'simd', '-O3', '--noAssert'];
  let said = '';
  const { error } = await main(['kernels/index.ts', '--outFile', 'kernels.wasm', ...options], {
    stderr: { write: (text) => void (said += text) },
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') compiled = contents;
    },
  });
  if (error) throw new Error(said, { cause: error });
  return compiled;
}
