import { type GraphFile, readTensor, sizeOf, type Weight, type WeightSpec } from './graphFile.ts';

/** A filter with fewer numbers than this is not packed, because its scales would take more bytes than packing saves. */
const leastCount = 64;

/** Whether a tensor is a convolution's filter and large enough to be packed. All others are stored as they are. */
export function isPacked({ shape, dtype }: WeightSpec): boolean {
  return shape.length === 4 && dtype === 'float32' && sizeOf(shape) >= leastCount;
}

/** How many channels of a filter have a scale of their own: the output channels, or the input channels of a depthwise filter. */
export function channelsOf({ shape }: WeightSpec): number {
  return shape[3] === 1 ? shape[2]! : shape[3]!;
}

/**
 * Reads weights as `scripts/support/packWeights.mjs` packs them: a filter's numbers as multiples of its channel's scale, in `bits`
 * bits. The file begins with the upper eight bits of all filters, or all of them where there are fewer; then come the rest of their
 * bits, if any. Each takes a byte a number, because similar bytes side by side compress best. Then come, tensor by tensor, the scales
 * of a filter in single precision, or the tensor itself where it is not packed. With eleven bits a number is off by 0.05 % of its
 * channel's largest at most.
 *
 * @throws RangeError where the bytes do not add up
 */
export function readPackedWeights(file: GraphFile, bytes: ArrayBuffer, bits: number): Map<string, Weight> {
  const specs = file.weightsManifest.flatMap((group) => group.weights);
  const packed = specs.filter(isPacked).reduce((sum, { shape }) => sum + sizeOf(shape), 0);
  const upper = new Int8Array(bytes, 0, packed);
  const lowerBits = Math.max(0, bits - 8);
  const lower = lowerBits > 0 ? new Uint8Array(bytes, packed, packed) : null;
  const weights = new Map<string, Weight>();
  let first = 0;
  let offset = lower ? 2 * packed : packed;
  for (const spec of specs) {
    if (!isPacked(spec)) {
      const { weight, byteLength } = readTensor(spec, bytes, offset);
      weights.set(spec.name, weight);
      offset += byteLength;
      continue;
    }
    const channels = channelsOf(spec);
    const scales = new Float32Array(bytes.slice(offset, offset + channels * 4));
    offset += channels * 4;
    const values = new Float32Array(sizeOf(spec.shape));
    for (let i = 0; i < values.length; i++)
      values[i] = (upper[first + i]! * 2 ** lowerBits + (lower?.[first + i] ?? 0)) * scales[i % channels]!;
    first += values.length;
    weights.set(spec.name, { shape: spec.shape, values });
  }
  if (offset !== bytes.byteLength)
    throw new RangeError(`Weights end at ${offset}, file at ${bytes.byteLength}`);
  return weights;
}
