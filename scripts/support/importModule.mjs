import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Imports a TypeScript module of the project through Vite, because Node 20 runs no TypeScript.
 * @param {string} path below the project's folder
 */
export async function importModule(path) {
  const { module } = await runnerImport(join(root, path), { configFile: false, root });
  return module;
}
