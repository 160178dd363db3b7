import type * as graphFile from '../../workers/face/graphFile.ts';

export function packFloat16(
  format: Pick<typeof graphFile, 'readTensor' | 'singleFromHalf'>,
  file: graphFile.GraphFile,
  bytes: ArrayBuffer,
): Uint8Array<ArrayBuffer>;
