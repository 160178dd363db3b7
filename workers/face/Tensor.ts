/** A tensor in the kernels' memory. */
export interface Tensor {
  /** The memory of the tensor, which reshaped and renamed views share. `pending` counts the steps that have yet to read it. */
  readonly slot: { readonly id: number; readonly count: number; pending: number };
  /** NHWC, or the shape of a weight. */
  readonly shape: readonly number[];
}
