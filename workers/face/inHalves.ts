import type { GraphFile } from './graphFile.ts';

/** The same graph for weights of which every single-precision number is stored in half precision. */
export function inHalves(file: GraphFile): GraphFile {
  return {
    ...file,
    weightsManifest: file.weightsManifest.map(({ weights }) => ({
      weights: weights.map((spec) =>
        spec.dtype === 'float32' ? { ...spec, quantization: { dtype: 'float16' } } : spec,
      ),
    })),
  };
}
