import { type FusedConvolution, fusedInto } from './fuseConvolutions.ts';
import { sizeOf, type Weight } from './graphFile.ts';
import { slidingWindow } from './slidingWindow.ts';
import type { ConvolutionLayer } from './startConvolutions.ts';
import type { Tensor } from './Tensor.ts';

/** The range to which an activation clamps. */
const ranges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  linear: [-Infinity, Infinity],
  Relu: [0, Infinity],
  Relu6: [0, 6],
  Prelu: [-Infinity, Infinity],
};
/** Side of a depthwise convolution's window, px. */
const depthwiseSide = 3;

/** The tensors that a convolution reads, without its weights, which are not placed like others: the kernel needs them in another order. */
export function tensorsOf({ input, depthwise, convolution, added, slopes }: FusedConvolution): string[] {
  const names = [input, ...(depthwise?.input?.slice(1) ?? []), convolution.input![2]!, added, slopes];
  return names.filter((name) => name !== null);
}

/**
 * A convolution in the form that our kernel takes.
 *
 * @param tensor places a constant, or finds the tensor that an earlier step has placed
 * @param weight finds a constant
 * @param place finds room for the output, of a shape in NHWC
 * @throws Error on an activation that none of the graphs uses, and where what is added has another shape
 */
export function convolutionLayer(
  { input, depthwise, convolution, added, activation, slopes }: FusedConvolution,
  tensor: (name: string) => Tensor,
  weight: (name: string) => Weight,
  place: (shape: readonly number[]) => number,
): ConvolutionLayer {
  const x = tensor(input);
  const { shape, values } = weight(convolution.input![1]!);
  const [window, , , outChannels] = shape as [number, number, number, number];
  const side = depthwise ? depthwiseSide : window;
  const { outHeight, outWidth, pads, stride } = slidingWindow(depthwise ?? convolution, x.shape, side, side);
  const [top, , , left] = pads;
  const idOf = (name: string | null | undefined): number | null => (name ? tensor(name).slot.id : null);
  const [, filter, filterBias] = depthwise?.input ?? [];
  const before = depthwise && {
    filter: idOf(filter)!,
    bias: idOf(filterBias),
    range: rangeOf(fusedInto(depthwise).activation),
  };
  if (added !== null && sizeOf(tensor(added).shape) !== outHeight * outWidth * outChannels)
    throw new Error(`${added} is added to another shape`);
  return {
    input: x.slot.id,
    height: x.shape[1]!,
    width: x.shape[2]!,
    channels: x.shape[3]!,
    output: place([1, outHeight, outWidth, outChannels]),
    outHeight,
    outWidth,
    outChannels,
    stride: stride[0],
    top,
    left,
    depthwise: before,
    window,
    weights: values as Float32Array,
    bias: idOf(convolution.input![2])!,
    added: idOf(added),
    slopes: idOf(slopes),
    range: rangeOf(activation),
  };
}

function rangeOf(activation: string): readonly [least: number, most: number] {
  const range = ranges[activation];
  if (!range) throw new Error(`Unknown activation ${activation}`);
  return range;
}
