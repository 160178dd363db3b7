/** The parts of a tfjs graph model's JSON that are read (tfjs-converter 4.22, `data/compiled_api.ts`). */
export interface GraphFile {
  readonly modelTopology: { readonly node: readonly GraphNode[] };
  readonly weightsManifest: readonly { readonly weights: readonly WeightSpec[] }[];
}

export interface GraphNode {
  readonly name: string;
  readonly op: string;
  readonly input?: readonly string[];
  readonly attr?: Readonly<
    Record<
      string,
      {
        readonly s?: string;
        readonly list?: { readonly i?: readonly string[]; readonly s?: readonly string[] };
        readonly shape?: { readonly dim?: readonly { readonly size: string }[] };
      }
    >
  >;
}

export interface WeightSpec {
  readonly name: string;
  readonly shape: readonly number[];
  readonly dtype: 'float32' | 'int32';
  readonly quantization?: { readonly dtype: 'float16' };
}

/** A constant of the graph, widened to 32 bits. */
export interface Weight {
  readonly shape: readonly number[];
  readonly values: Float32Array | Int32Array;
}

/**
 * Cuts a weight file into its tensors; half precision is widened to single.
 *
 * @throws RangeError where the bytes do not add up
 */
export function readWeights(file: GraphFile, bytes: ArrayBuffer): Map<string, Weight> {
  const weights = new Map<string, Weight>();
  let offset = 0;
  for (const spec of file.weightsManifest.flatMap((group) => group.weights)) {
    const { weight, byteLength } = readTensor(spec, bytes, offset);
    weights.set(spec.name, weight);
    offset += byteLength;
  }
  if (offset !== bytes.byteLength)
    throw new RangeError(`Weights end at ${offset}, file at ${bytes.byteLength}`);
  return weights;
}

/** One tensor of a weight file, and how many bytes it takes there. */
export function readTensor(
  spec: WeightSpec,
  bytes: ArrayBuffer,
  offset: number,
): { readonly weight: Weight; readonly byteLength: number } {
  const half = spec.quantization !== undefined;
  const byteLength = sizeOf(spec.shape) * (half ? 2 : 4);
  const slice = bytes.slice(offset, offset + byteLength);
  const values = half
    ? Float32Array.from(new Uint16Array(slice), singleFromHalf)
    : spec.dtype === 'int32'
      ? new Int32Array(slice)
      : new Float32Array(slice);
  return { weight: { shape: spec.shape, values }, byteLength };
}

/** How many numbers a tensor of this shape holds. */
export function sizeOf(shape: readonly number[]): number {
  return shape.reduce((product, side) => product * side, 1);
}

/** IEEE 754 binary16 to a number. */
export function singleFromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
