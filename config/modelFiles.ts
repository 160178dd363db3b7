import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

const faceModels = '@vladmandic/human/models';

/** The package's `exports` do not list the models, so that their folder is found from the package's entry file, which is listed. */
const faceModelsFolder = join(dirname(resolve('@vladmandic/human')), '../models');

/** For Vite's `resolve.alias`, so that the workers can import a model by its package's name. */
export const modelAlias = { find: faceModels, replacement: faceModelsFolder };

/**
 * The path of a file that the workers import for its address: a model's graph or weights, or compiled kernels.
 *
 * @param specifier the package's name and the file's path in it, or the path in `workers/face`
 * @throws where no such package is installed
 */
export function modelFile(specifier: string): string {
  if (specifier.startsWith('./'))
    return fileURLToPath(new URL(`../workers/face/${specifier}`, import.meta.url));
  return specifier.startsWith(`${faceModels}/`)
    ? join(faceModelsFolder, specifier.slice(faceModels.length))
    : resolve(specifier);
}
