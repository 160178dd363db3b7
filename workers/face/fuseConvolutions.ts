import type { GraphNode } from './graphFile.ts';
import { integerList, padsToSame } from './slidingWindow.ts';

/** A convolution of a graph together with what belongs to it: one call of our own kernel. */
export interface FusedConvolution {
  /** The name of the last node that this replaces: other nodes read the output by it. */
  readonly name: string;
  readonly input: string;
  /** The depthwise convolution before it, or null. */
  readonly depthwise: GraphNode | null;
  readonly convolution: GraphNode;
  /** The tensor that is added to its output, or null. */
  readonly added: string | null;
  /** The activation after it, `linear` where there is none, and the name of the slopes of `Prelu`, or null. */
  readonly activation: string;
  readonly slopes: string | null;
}

/** A step of a run: a node of the graph, or a convolution that takes the place of several. */
export type Step = GraphNode | FusedConvolution;

type ShapeOf = (weight: string) => readonly number[] | undefined;

/**
 * Joins each convolution with the depthwise one before it and with the addition and the activation after it, if no other node reads the
 * results in between. A convolution that our kernel cannot compute stays as it is, with the nodes around it.
 *
 * @param nodes without constants, in the order they run in
 * @param shapeOf the shape of a weight
 */
export function fuseConvolutions(nodes: readonly GraphNode[], shapeOf: ShapeOf): Step[] {
  const readers = new Map<string, GraphNode[]>();
  for (const node of nodes)
    for (const name of node.input ?? []) readers.set(name, [...(readers.get(name) ?? []), node]);
  /** What takes the place of a node; null if the node is part of a fused convolution that ends at a later node. */
  const replaced = new Map<GraphNode, FusedConvolution | null>();
  const next = ({ name }: GraphNode): GraphNode | undefined => {
    const [reader, ...others] = readers.get(name) ?? [];
    return reader && others.length === 0 && !replaced.has(reader) ? reader : undefined;
  };

  for (const node of nodes) {
    if (replaced.has(node)) continue;
    const depthwise = isDepthwise(node, shapeOf) ? node : null;
    const convolution = depthwise ? next(depthwise) : node;
    if (!convolution || !isConvolution(convolution, shapeOf, depthwise !== null)) continue;
    const parts = depthwise ? [depthwise, convolution] : [convolution];
    let { activation, slopes } = fusedInto(convolution);
    let added: string | null = null;
    const sum = activation === 'linear' ? next(convolution) : undefined;
    if (sum?.op === 'AddV2') {
      parts.push(sum);
      added = sum.input!.find((name) => name !== convolution.name)!;
      const last = next(sum);
      if (last?.op === 'Relu' || last?.op === 'Prelu') {
        parts.push(last);
        activation = last.op;
        slopes = last.input![1] ?? null;
      }
    }
    const { name } = parts.at(-1)!;
    const fused = { name, input: parts[0]!.input![0]!, depthwise, convolution, added, activation, slopes };
    parts.forEach((part, i) => replaced.set(part, i === parts.length - 1 ? fused : null));
  }
  return nodes.flatMap((node): Step[] => {
    const fused = replaced.get(node);
    return fused === undefined ? [node] : fused ? [fused] : [];
  });
}

/**
 * The activation that the graph has fused into a convolution, `linear` where none is, and the name of the slopes of `Prelu`, or null.
 *
 * @throws Error where anything else than a bias is fused first
 */
export function fusedInto(node: GraphNode): { activation: string; slopes: string | null } {
  const [first, second] = (node.attr?.['fused_ops']?.list?.s ?? []).map((name) => atob(name));
  if ((first ?? 'BiasAdd') !== 'BiasAdd') throw new Error(`Unknown fusion ${first}`);
  return { activation: second ?? 'linear', slopes: node.input?.[3] ?? null };
}

/** Whether a node is a depthwise convolution that our kernel can compute, as all of the graphs' are. */
function isDepthwise(node: GraphNode, shapeOf: ShapeOf): boolean {
  if (node.op !== 'DepthwiseConv2dNative' && node.op !== 'FusedDepthwiseConv2dNative') return false;
  const [height, width, channels, multiplier] = shapeOf(node.input![1]!) ?? [];
  const { activation } = fusedInto(node);
  const stride = strideOf(node);
  return (
    height === 3 &&
    width === 3 &&
    multiplier === 1 &&
    channels! % 4 === 0 &&
    (stride === 1 || stride === 2) &&
    padsToSame(node) &&
    (activation === 'linear' || activation === 'Relu6')
  );
}

/** Whether our kernel can compute a convolution: its output has a multiple of eight channels, and behind a depthwise one its window is 1. */
function isConvolution(node: GraphNode, shapeOf: ShapeOf, behindDepthwise: boolean): boolean {
  if (node.op !== '_FusedConv2D') return false;
  const [height, width, , channels] = shapeOf(node.input![1]!) ?? [];
  const stride = strideOf(node);
  const isWindowed = height! > 1;
  return (
    height === width &&
    channels! % 8 === 0 &&
    (isWindowed ? !behindDepthwise && stride !== null : stride === 1)
  );
}

/** The stride of a convolution, px, or null where it differs down and across. */
function strideOf(node: GraphNode): number | null {
  const [, down, across] = integerList(node, 'strides');
  return down === across ? down! : null;
}
