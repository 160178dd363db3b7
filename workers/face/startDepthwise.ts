import { decodeBase64 } from '../pixels/kernels/decodeBase64.ts';
import { depthwiseBytes } from './depthwiseBytes.ts';

/** A depthwise convolution of an NHWC tensor with a 3 x 3 filter for each channel. */
export interface DepthwiseLayer {
  /** Ids of tensors. `bias` is 0 where there is none. */
  readonly input: number;
  readonly filter: number;
  readonly bias: number;
  readonly output: number;
  readonly height: number;
  readonly width: number;
  /** A multiple of four. */
  readonly channels: number;
  readonly outHeight: number;
  readonly outWidth: number;
  /** How many pixels of the input the filter moves from one result to the next, down and across: 1 or 2. */
  readonly stride: number;
  /** Rows of zeros above the input and columns before it: 0 or 1, with a stride of 1 always 1. */
  readonly top: number;
  readonly left: number;
  /** The results are clamped to this range. */
  readonly range: readonly [least: number, most: number];
}

interface DepthwiseModule {
  readonly depthwise3x3: (...addressesAndSizes: number[]) => void;
}

/**
 * Starts our own kernel for depthwise convolutions (`kernels/depthwise.ts`) in the memory of the tfjs kernels. It computes the same to the
 * bit as XNNPACK's SIMD kernel, in half the time.
 *
 * @param reserve finds room for so many 32-bit numbers, which is never freed, and gives its byte offset
 * @param addressOf the byte offset of a tensor
 * @returns prepares a layer; what it gives runs it
 */
export function startDepthwise(
  memory: WebAssembly.Memory,
  reserve: (count: number) => number,
  addressOf: (id: number) => number,
): (layer: DepthwiseLayer) => () => void {
  const binary = decodeBase64(depthwiseBytes);
  const instance = new WebAssembly.Instance(new WebAssembly.Module(binary), { env: { memory } });
  const { depthwise3x3 } = instance.exports as unknown as DepthwiseModule;
  /** As many as the largest row needs. */
  let zeros = { address: 0, count: 0 };

  return ({ height, width, channels, outHeight, outWidth, stride, top, left, range, ...tensors }) => {
    const count = width * channels;
    if (count > zeros.count) {
      zeros = { address: reserve(count), count };
      new Float32Array(memory.buffer, zeros.address, count).fill(0);
    }
    const padding = zeros.address;
    const [input, filter, output] = [tensors.input, tensors.filter, tensors.output].map(addressOf);
    const bias = tensors.bias === 0 ? padding : addressOf(tensors.bias);
    return () =>
      depthwise3x3(
        input!, height, width, channels, filter!, bias, padding, output!, outHeight, outWidth, stride, top, left, ...range,
      ); // prettier-ignore
  };
}
