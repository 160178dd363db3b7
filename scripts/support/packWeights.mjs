/** Of a channel's largest number, to either side of 0: eleven bits. */
const steps = 1023;

/**
 * Packs those weights of the mesh that it needs, in the format that `workers/face/packedWeights.ts` reads.
 *
 * @param {typeof import('../../workers/face/packedWeights.ts') & typeof import('../../workers/face/graphFile.ts') &
 *   typeof import('../../workers/face/meshGraph.ts')} format
 * @param {import('../../workers/face/graphFile.ts').GraphFile} file the package's graph
 * @param {ArrayBuffer} bytes the package's weight file
 */
export function packWeights({ channelsOf, isPacked, meshGraph, readTensor }, file, bytes) {
  const needed = new Set(meshGraph(file).weightsManifest.flatMap(({ weights }) => weights));
  const [upper, lower, rest] = [[], [], []];
  let offset = 0;
  for (const spec of file.weightsManifest.flatMap((group) => group.weights)) {
    const { weight, byteLength } = readTensor(spec, bytes, offset);
    const original = new Uint8Array(bytes, offset, byteLength);
    offset += byteLength;
    if (!needed.has(spec)) continue;
    if (!isPacked(spec)) {
      rest.push(...original);
      continue;
    }
    const channels = channelsOf(spec);
    const scales = new Float32Array(channels);
    weight.values.forEach((value, i) => {
      scales[i % channels] = Math.max(scales[i % channels], Math.abs(value) / steps);
    });
    for (const [i, value] of weight.values.entries()) {
      // A scale was rounded to single precision: the largest number must not fall out of its range.
      const nearest = scales[i % channels] === 0 ? 0 : Math.round(value / scales[i % channels]);
      const level = Math.max(-steps, Math.min(steps, nearest));
      upper.push(level >> 3);
      lower.push(level & 7);
    }
    rest.push(...new Uint8Array(scales.buffer));
  }
  return Uint8Array.from([...Int8Array.from(upper), ...lower, ...rest].map((value) => value & 255));
}
