import type * as graphFile from '../../workers/face/graphFile.ts';
import type * as packedWeights from '../../workers/face/packedWeights.ts';

export function packWeights(
  format: Pick<typeof packedWeights, 'channelsOf' | 'isPacked'> & Pick<typeof graphFile, 'readTensor'>,
  file: graphFile.GraphFile,
  bytes: ArrayBuffer,
  options: { readonly isNeeded?: (spec: graphFile.WeightSpec) => boolean; readonly bits: number },
): Uint8Array<ArrayBuffer>;
