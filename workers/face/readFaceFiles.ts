import detectorGraph from '@vladmandic/human/models/blazeface.json?url';
import meshGraph from '@vladmandic/human/models/facemesh.json?url';
import artworkWeights from './models/artwork.bin?url';
import artworkGraph from './models/artwork.json?url';
import detectorWeights from './models/blazeface.bin?url';
import meshWeights from './models/facemesh.bin?url';
import plainKernels from './models/plainKernels.wasm?url';
import simdKernels from './models/simdKernels.wasm?url';
import { downloadBytes } from './downloadBytes.ts';
import type { FaceFileName, ReadFaceFile } from './loadFaceModels.ts';

const addresses: Readonly<Record<FaceFileName, string>> = {
  plainKernels,
  simdKernels,
  detectorGraph,
  detectorWeights,
  meshGraph,
  meshWeights,
  artworkGraph,
  artworkWeights,
};

/**
 * Reads the models' files from this site, hashed and so cached for ever.
 *
 * @param onProgress called with the number of bytes that have arrived so far
 */
export function readFaceFiles(onProgress: (arrived: number) => void): ReadFaceFile {
  let arrived = 0;
  return async (name) => {
    const response = await fetch(addresses[name], { priority: 'high' });
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          arrived += chunk.byteLength;
          onProgress(Math.min(downloadBytes, arrived));
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted).arrayBuffer();
  };
}
