import type * as graphFile from '../../workers/face/graphFile.ts';
import type * as meshGraph from '../../workers/face/meshGraph.ts';
import type * as packedWeights from '../../workers/face/packedWeights.ts';

export function packWeights(
  format: Pick<typeof packedWeights, 'channelsOf' | 'isPacked'> &
    Pick<typeof graphFile, 'readTensor'> &
    Pick<typeof meshGraph, 'meshGraph'>,
  file: graphFile.GraphFile,
  bytes: ArrayBuffer,
): Uint8Array<ArrayBuffer>;
