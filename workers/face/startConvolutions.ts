import { decodeBase64 } from '../pixels/kernels/decodeBase64.ts';
import { depthwise as behindDepthwise, pointwise, windowed } from './layerKinds.ts';
import { networkBytes } from './networkBytes.ts';

/** A convolution of an NHWC tensor, with what is added to its output and the activation. Tensors are given by their ids. */
export interface ConvolutionLayer {
  readonly input: number;
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  /** Neither `input` nor `added`, because these are read while it is written. Its channels are a multiple of eight. */
  readonly output: number;
  readonly outHeight: number;
  readonly outWidth: number;
  readonly outChannels: number;
  /** How many pixels of the input the window moves from one result to the next, down and across. */
  readonly stride: number;
  /** The padding: rows of zeros above the input, and columns of zeros before it. */
  readonly top: number;
  readonly left: number;
  /** The depthwise convolution before it, of 3 x 3 weights for each channel, or null. Its results are clamped to a range. */
  readonly depthwise: { readonly filter: number; readonly bias: number | null; readonly range: Range } | null;
  /** Side of the convolution's own window, px: 1 behind a depthwise one. */
  readonly window: number;
  /** `window` x `window` x `channels` x `outChannels`. */
  readonly weights: Float32Array;
  readonly bias: number;
  /** A tensor of the output's shape that is added to the sums, and the slopes of PReLU; or null. */
  readonly added: number | null;
  readonly slopes: number | null;
  /** The results are clamped to this range. */
  readonly range: Range;
}

type Range = readonly [least: number, most: number];

interface NetworkModule {
  readonly convolve: (layer: number) => void;
}

/** A depthwise convolution writes at least this many numbers before they are read; they stay in the processor's nearest cache. */
const leastBetween = 4096;
/** Pixels and channels that the kernel sums at once. */
const pixelsAtOnce = 4;
const lanes = 8;

/**
 * Starts our own kernel for convolutions (`kernels/network.ts`) in the memory of the tfjs kernels. It computes the same to the bit as
 * XNNPACK's SIMD kernels one after the other, in two thirds of the time.
 *
 * @param reserve finds room for `count` 32-bit numbers, which is never freed, and returns its byte offset
 * @param addressOf the byte offset of a tensor
 * @returns `prepare` returns a function that runs a layer. It throws a `RangeError` if the last rows of the output that are computed at once
 *   have fewer than four pixels; with a window of its own a convolution computes one row at a time. `forget` wipes the scratch space
 */
export function startConvolutions(
  memory: WebAssembly.Memory,
  reserve: (count: number) => number,
  addressOf: (id: number) => number,
): { readonly prepare: (layer: ConvolutionLayer) => () => void; readonly forget: () => void } {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(decodeBase64(networkBytes)), {
    env: { memory },
  });
  const { convolve } = instance.exports as unknown as NetworkModule;
  const zeros = growing(reserve);
  const between = growing(reserve);
  const orNone = (id: number | null): number => (id === null ? 0 : addressOf(id));

  const prepare = (layer: ConvolutionLayer) => {
    const { height, width, channels, outHeight, outWidth, outChannels, depthwise, window } = layer;
    const kind = depthwise ? behindDepthwise : window > 1 ? windowed : pointwise;
    // The width of what the window sees on its way along a row of the output, with the padding.
    const spanWidth = Math.max(layer.left + width, (outWidth - 1) * layer.stride + window);
    const together = Math.min(outHeight, Math.ceil(leastBetween / (outWidth * channels)));
    const rowsAtOnce = kind === windowed ? 1 : together;
    const lastRows = outHeight % rowsAtOnce || rowsAtOnce;
    if (lastRows * outWidth < pixelsAtOnce)
      throw new RangeError(`No kernel for ${outHeight} x ${outWidth} px`);
    const betweenCount = (kind === windowed ? window * spanWidth : rowsAtOnce * outWidth) * channels;
    const padding = zeros.of(width * channels);
    new Float32Array(memory.buffer, padding, width * channels).fill(0);
    const grouped = inGroups(layer.weights, outChannels);
    const weights = reserve(grouped.length);
    new Float32Array(memory.buffer, weights, grouped.length).set(grouped);
    // The fields of `kernels/Layer.ts`, in its order.
    const words = [
      kind, addressOf(layer.input), height, width, channels,
      addressOf(layer.output), outHeight, outWidth, outChannels,
      layer.stride, layer.top, layer.left, window, spanWidth,
      orNone(depthwise?.filter ?? null), orNone(depthwise?.bias ?? null) || padding,
      ...bitsOf(depthwise?.range ?? [0, 0]), padding, rowsAtOnce, between.of(betweenCount),
      weights, addressOf(layer.bias), orNone(layer.added), orNone(layer.slopes), ...bitsOf(layer.range),
    ]; // prettier-ignore
    const address = reserve(words.length);
    new Int32Array(memory.buffer, address, words.length).set(words);
    return () => convolve(address);
  };
  return {
    prepare,
    forget: () => {
      for (const { address, count } of between.all()) new Float32Array(memory.buffer, address, count).fill(0);
    },
  };
}

/** Memory that layers share. `of` returns the byte offset of as much as a layer needs; layers that were prepared before keep theirs. */
function growing(reserve: (count: number) => number) {
  const rooms = [{ address: 0, count: 0 }];
  return {
    of(count: number): number {
      if (count > rooms.at(-1)!.count) rooms.push({ address: reserve(count), count });
      return rooms.at(-1)!.address;
    },
    all: () => rooms,
  };
}

/** Reorders weights in groups of eight output channels: all weights of the first eight, side by side, then those of the next eight. */
function inGroups(weights: Float32Array, channels: number): Float32Array {
  const grouped = new Float32Array(weights.length);
  for (let first = 0, to = 0; first < channels; first += lanes)
    for (let at = first; at < weights.length; at += channels, to += lanes)
      grouped.set(weights.subarray(at, at + lanes), to);
  return grouped;
}

/** The bits of two 32-bit floats, as whole numbers. */
const bitsOf = (range: Range): Int32Array => new Int32Array(Float32Array.from(range).buffer);
