/** Of a channel's largest number, to either side of 0: ten bits. */
const steps = 511;

/**
 * Packs the weights of a graph, in the format that `workers/face/packedWeights.ts` reads.
 *
 * @param {typeof import('../../workers/face/packedWeights.ts') & typeof import('../../workers/face/graphFile.ts')} format
 * @param {import('../../workers/face/graphFile.ts').GraphFile} file
 * @param {ArrayBuffer} bytes the package's weight file
 */
export function packWeights({ channelsOf, isPacked, readTensor }, file, bytes) {
  const [upper, lower, rest] = [[], [], []];
  let offset = 0;
  for (const spec of file.weightsManifest.flatMap((group) => group.weights)) {
    const { weight, byteLength } = readTensor(spec, bytes, offset);
    const original = new Uint8Array(bytes, offset, byteLength);
    offset += byteLength;
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
      upper.push(level >> 2);
      lower.push(level & 3);
    }
    rest.push(...new Uint8Array(scales.buffer));
  }
  return Uint8Array.from([...Int8Array.from(upper), ...lower, ...rest].map((value) => value & 255));
}
