import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Compiles a file of `kernels`. The same source gives the same bytes.
 * @param {'index' | 'network'} name `network` works in the memory that it is given, `index` in its own
 * @returns {Promise<Uint8Array>}
 * @throws Error with what the compiler says
 */
export async function compileKernels(name) {
  let compiled = new Uint8Array();
  const options = ['--baseDir', root, '--runtime', 'stub', '--enable', 'simd', '-O3', '--noAssert'];
  if (name === 'network') options.push('--importMemory', '--initialMemory', '0');
  let said = '';
  const { error } = await main([`kernels/${name}.ts`, '--outFile', 'kernels.wasm', ...options], {
    stderr: { write: (text) => void (said += text) },
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') compiled = contents;
    },
  });
  if (error) throw new Error(said, { cause: error });
  return compiled;
}
