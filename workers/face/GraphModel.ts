import { convolutionLayer, tensorsOf } from './convolutionLayer.ts';
import { fuseConvolutions, fusedInto, type Step } from './fuseConvolutions.ts';
import { type GraphFile, type GraphNode, sizeOf, type Weight } from './graphFile.ts';
import { integerList, slidingWindow } from './slidingWindow.ts';
import type { Tensor } from './Tensor.ts';
import type { KernelArgument, WasmKernels } from './WasmKernels.ts';

type Shape = readonly number[];

/** A graph ready to run: every tensor placed, every kernel call prepared. */
export interface GraphModel {
  /** Where the input goes: NHWC, 1 x side x side x 3. */
  input(): Float32Array<ArrayBuffer>;
  /** Runs the graph on what stands in `input()`. */
  run(): void;
  /** A named output; a view valid until the next run. */
  output(name: string): Float32Array<ArrayBuffer>;
  /** Wipes the input, the outputs and all between them. */
  forget(): void;
}

/** cc/fusable_activations.h of the wasm backend. */
const activations: Readonly<Record<string, number>> = { linear: 0, Relu: 1, Relu6: 2, Prelu: 3 };
/** `float32` in cc/backend.h. */
const float32 = 0;

/**
 * Prepares a graph for the kernels: convolutions run on our own kernel, if there is one, and everything else on those of tfjs. Shapes are
 * fixed, so that all tensors are placed once, and their memory is reused as soon as the last reader is done; a run allocates nothing.
 *
 * @throws Error on an operation that none of the graphs uses
 */
export function prepareGraph(
  kernels: WasmKernels,
  file: GraphFile,
  weights: ReadonlyMap<string, Weight>,
): GraphModel {
  const nodes = file.modelTopology.node.filter(({ op }) => op !== 'Const');
  const { convolution } = kernels;
  const steps = convolution ? fuseConvolutions(nodes, (name) => weights.get(name)?.shape) : nodes;
  const readers = new Map<string, number>();
  for (const name of steps.flatMap(inputsOf)) readers.set(name, (readers.get(name) ?? 0) + 1);

  const tensors = new Map<string, Tensor>();
  const spare: Tensor['slot'][] = [];
  const calls: (() => void)[] = [];
  /** Ids of the tensors that hold a photo or what was computed from it, the input among them: `forget` wipes these. */
  const written: number[] = [];
  let inputId = 0;

  const place = (name: string, shape: Shape): number => {
    const count = sizeOf(shape);
    const pending = readers.get(name) ?? 1;
    // Same size only: XNNPACK reads a few bytes past a row, never into a neighbor of another size.
    const free = spare.findIndex((slot) => slot.count === count);
    const slot = free < 0 ? { id: kernels.allocate(count), count, pending } : spare.splice(free, 1)[0]!;
    if (free < 0) written.push(slot.id);
    slot.pending = pending;
    tensors.set(name, { slot, shape });
    return slot.id;
  };
  const tensor = (name: string): Tensor => {
    const known = tensors.get(name);
    if (known) return known;
    const weight = weights.get(name);
    if (!weight) throw new Error(`Unknown tensor ${name}`);
    const id = kernels.allocate(weight.values.length);
    kernels.floats(id).set(weight.values);
    const constant = { slot: { id, count: weight.values.length, pending: Infinity }, shape: weight.shape };
    tensors.set(name, constant);
    return constant;
  };

  /** A constant of whole numbers, such as a shape, which is read here and never placed in the kernels' memory. */
  const integers = (name: string): Int32Array => {
    const values = weights.get(name)?.values;
    if (!(values instanceof Int32Array)) throw new Error(`${name} holds no whole numbers`);
    return values;
  };

  const release = (names: readonly string[]): void => {
    for (const name of names) {
      const { slot } = tensors.get(name) ?? { slot: null };
      if (slot && --slot.pending === 0) spare.push(slot);
    }
  };

  for (const node of steps) {
    if ('convolution' in node) {
      const layer = convolutionLayer(
        node,
        tensor,
        (name) => weights.get(name)!,
        (shape) => place(node.name, shape),
      );
      calls.push(convolution!(layer));
      release(inputsOf(node));
      continue;
    }
    if (node.op === 'Placeholder') {
      const sides = (node.attr?.['shape']?.shape?.dim ?? []).map((dim) => Math.abs(Number(dim.size)));
      inputId = place(node.name, sides);
      continue;
    }
    if (node.op === 'Reshape' || node.op === 'Identity') {
      const [first, shape] = node.input ?? [];
      const x = tensor(first!);
      const target = node.op === 'Identity' ? x.shape : Array.from(integers(shape!));
      // A view of the same slot, which stays in use until the readers of the view are done as well.
      x.slot.pending += (readers.get(node.name) ?? 1) - 1;
      tensors.set(node.name, { slot: x.slot, shape: target });
      continue;
    }
    calls.push(prepareCall(kernels, node, tensor, integers, (shape) => place(node.name, shape)));
    release(node.input ?? []);
  }

  return {
    input: () => kernels.floats(inputId),
    run: () => calls.forEach((call) => call()),
    output: (name) => kernels.floats(tensor(name).slot.id),
    forget: () => {
      written.forEach((id) => kernels.floats(id).fill(0));
      kernels.forgetConvolutions();
    },
  };
}

/** The tensors that a step reads. */
const inputsOf = (step: Step): readonly string[] =>
  'convolution' in step ? tensorsOf(step) : (step.input ?? []);

/**
 * Prepares the call of a tfjs kernel, and returns what makes it. Its constants are placed before its output.
 *
 * @param tensor places a constant, or finds the tensor that an earlier step has placed
 * @param integers finds a constant of whole numbers
 * @param place finds room for the output, and returns its id
 */
function prepareCall(
  kernels: WasmKernels,
  node: GraphNode,
  tensor: (name: string) => Tensor,
  integers: (name: string) => Int32Array,
  place: (shape: Shape) => number,
): () => void {
  const [first, second, third, fourth] = node.input ?? [];
  const x = tensor(first!);
  const id = x.slot.id;
  const bind =
    (kernel: string, ...values: readonly KernelArgument[]) =>
    () =>
      kernels.run(kernel, ...values);
  switch (node.op) {
    case 'Relu':
      return bind('Relu', id, float32, place(x.shape));
    case 'Sigmoid':
      return bind('Sigmoid', id, place(x.shape));
    case 'Prelu':
      return bind('Prelu', id, tensor(second!).slot.id, place(x.shape));
    case 'AddV2': {
      const other = tensor(second!);
      return bind(
        'Add',
        id,
        int32Bytes(x.shape),
        4,
        other.slot.id,
        int32Bytes(other.shape),
        4,
        float32,
        place(x.shape),
      );
    }
    case 'Pad': {
      const pads = integers(second!);
      const before = x.shape.map((_, axis) => pads[axis * 2]!);
      const after = x.shape.map((_, axis) => pads[axis * 2 + 1]!);
      const out = place(x.shape.map((side, axis) => side + before[axis]! + after[axis]!));
      return bind(
        'PadV2',
        id,
        int32Bytes(x.shape),
        4,
        float32,
        int32Bytes(before),
        int32Bytes(after),
        0,
        out,
      );
    }
    case 'MaxPool': {
      const window = integerList(node, 'ksize');
      const { outHeight, outWidth, pads, stride } = slidingWindow(node, x.shape, window[1]!, window[2]!);
      const channels = x.shape[3]!;
      const out = place([1, outHeight, outWidth, channels]);
      return bind(
        'MaxPool', id, 1, x.shape[1]!, x.shape[2]!, window[1]!, window[2]!, ...pads, 1, 1, ...stride, channels, channels, out,
      ); // prettier-ignore
    }
    case 'DepthwiseConv2dNative':
    case 'FusedDepthwiseConv2dNative':
    case '_FusedConv2D': {
      const depthwise = node.op !== '_FusedConv2D';
      const filter = tensor(second!);
      // To the kernels 0 means that there is none.
      const [bias, slopes] = [third, fourth].map((name) => (name === undefined ? 0 : tensor(name).slot.id));
      const [height, width, inChannels, last] = filter.shape as [number, number, number, number];
      const outChannels = depthwise ? inChannels * last : last;
      const { outHeight, outWidth, pads, stride, same } = slidingWindow(node, x.shape, height, width);
      const out = place([1, outHeight, outWidth, outChannels]);
      const { activation } = fusedInto(node);
      if (activations[activation] === undefined) throw new Error(`Unknown activation ${activation}`);
      const inputAndFilter = [id, 1, x.shape[1]!, x.shape[2]!, filter.slot.id, height, width] as const;
      const sliding = [...pads, same, 1, 1, ...stride, inChannels, outChannels] as const;
      if (node.op === 'DepthwiseConv2dNative') return bind(node.op, ...inputAndFilter, ...sliding, out);
      return bind(
        depthwise ? 'FusedDepthwiseConv2D' : 'FusedConv2D', ...inputAndFilter, bias!, ...sliding, activations[activation]!, slopes!, 0, out,
      ); // prettier-ignore
    }
    default:
      throw new Error(`Unknown operation ${node.op}`);
  }
}

function int32Bytes(values: Shape): Uint8Array {
  return new Uint8Array(Int32Array.from(values).buffer);
}
