import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/** The data that we depend on this package for. */
const faceModels = '@vladmandic/human/models';

/** The package's `exports` name no data file: its models lie beside the code that they do name. */
const faceModelsFolder = join(dirname(resolve('@vladmandic/human')), '../models');

/** For `resolve.alias`: lets the workers import a model by its package's name. */
export const modelAlias = { find: faceModels, replacement: faceModelsFolder };

/**
 * Where a packaged file lies that the workers import for its address: a model's graph or weights, or compiled kernels.
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
