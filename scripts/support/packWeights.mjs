/**
 * Packs weights in the format that `workers/face/packedWeights.ts` reads.
 *
 * @param {typeof import('../../workers/face/packedWeights.ts') & typeof import('../../workers/face/graphFile.ts')} format
 * @param {import('../../workers/face/graphFile.ts').GraphFile} file the graph as the weights were written for it
 * @param {ArrayBuffer} bytes its weight file
 * @param {{ isNeeded?: (spec: import('../../workers/face/graphFile.ts').WeightSpec) => boolean, bits: number }} options `isNeeded` tells
 *   which tensors are kept, by default all; `bits` is how many bits a number takes. With fewer than eight a number is stored in a byte,
 *   which then compresses better
 */
export function packWeights(
  { channelsOf, isPacked, readTensor },
  file,
  bytes,
  { isNeeded = () => true, bits },
) {
  // How many steps there are between 0 and a channel's largest number, to either side.
  const steps = 2 ** (bits - 1) - 1;
  const lowerBits = Math.max(0, bits - 8);
  const [upper, lower, rest] = [[], [], []];
  let offset = 0;
  for (const spec of file.weightsManifest.flatMap((group) => group.weights)) {
    const { weight, byteLength } = readTensor(spec, bytes, offset);
    const original = new Uint8Array(bytes, offset, byteLength);
    offset += byteLength;
    if (!isNeeded(spec)) continue;
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
      upper.push(level >> lowerBits);
      if (lowerBits > 0) lower.push(level & (2 ** lowerBits - 1));
    }
    rest.push(...new Uint8Array(scales.buffer));
  }
  return Uint8Array.from([...Int8Array.from(upper), ...lower, ...rest].map((value) => value & 255));
}
