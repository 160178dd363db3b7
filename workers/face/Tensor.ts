/** A tensor in the kernels' memory. */
export interface Tensor {
  /** Shared by reshaped and renamed views. */
  readonly slot: { readonly id: number; readonly count: number; pending: number };
  /** NHWC, or that of a weight. */
  readonly shape: readonly number[];
}
