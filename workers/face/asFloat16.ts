import type { GraphFile } from './graphFile.ts';

/** The same graph, for a weight file that stores each float32 as float16. */
export function asFloat16(file: GraphFile): GraphFile {
  return {
    ...file,
    weightsManifest: file.weightsManifest.map(({ weights }) => ({
      weights: weights.map((spec) =>
        spec.dtype === 'float32' ? { ...spec, quantization: { dtype: 'float16' } } : spec,
      ),
    })),
  };
}
