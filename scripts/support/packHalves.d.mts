import type * as graphFile from '../../workers/face/graphFile.ts';

export function packHalves(
  format: Pick<typeof graphFile, 'readTensor' | 'singleFromHalf'>,
  file: graphFile.GraphFile,
  bytes: ArrayBuffer,
): Uint8Array<ArrayBuffer>;
