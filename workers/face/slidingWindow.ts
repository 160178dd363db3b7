import type { GraphNode } from './graphFile.ts';

/** The positions of a window that slides over a tensor. */
export interface SlidingWindow {
  readonly outHeight: number;
  readonly outWidth: number;
  /** Rows and columns of zeros around the input. */
  readonly pads: readonly [top: number, right: number, bottom: number, left: number];
  /** How far the window moves from one position to the next, px of the input. */
  readonly stride: readonly [down: number, across: number];
  /** 1 where the padding is TensorFlow's `SAME`, or else 0. */
  readonly same: 0 | 1;
}

/**
 * Output size and padding of a sliding window (TensorFlow, `padding` SAME and VALID).
 *
 * @param shape NHWC
 * @param height, width of the window, px
 */
export function slidingWindow(
  node: GraphNode,
  shape: readonly number[],
  height: number,
  width: number,
): SlidingWindow {
  const strides = integerList(node, 'strides');
  const [down, across] = [strides[1]!, strides[2]!];
  const same = padsToSame(node);
  const outHeight = same ? Math.ceil(shape[1]! / down) : Math.floor((shape[1]! - height) / down) + 1;
  const outWidth = same ? Math.ceil(shape[2]! / across) : Math.floor((shape[2]! - width) / across) + 1;
  const tall = same ? Math.max(0, (outHeight - 1) * down + height - shape[1]!) : 0;
  const wide = same ? Math.max(0, (outWidth - 1) * across + width - shape[2]!) : 0;
  const [top, left] = [Math.floor(tall / 2), Math.floor(wide / 2)];
  return {
    outHeight,
    outWidth,
    pads: [top, wide - left, tall - top, left],
    stride: [down, across],
    same: same ? 1 : 0,
  };
}

/** Whether the padding is TensorFlow's `SAME`: with a stride of 1 the output is as large as the input. */
export function padsToSame(node: GraphNode): boolean {
  return atob(node.attr?.['padding']?.s ?? '') === 'SAME';
}

/** A list of whole numbers among a node's attributes. */
export function integerList(node: GraphNode, name: string): number[] {
  return (node.attr?.[name]?.list?.i ?? []).map(Number);
}
