/**
 * A convolution of a network, as the caller writes it into the memory (`workers/face/startConvolutions.ts`, in the same order). Each field
 * has 32 bits and holds an address or a number. Tensors are NHWC, in 32-bit floats.
 */
@unmanaged
export class Layer {
  /** One of `workers/face/layerKinds.ts`. */
  kind: i32;
  /** `height` x `width` x `channels`. */
  input: usize;
  height: i32;
  width: i32;
  channels: i32;
  /** `outHeight` x `outWidth` x `outChannels`, the last a multiple of eight. At least four pixels. */
  output: usize;
  outHeight: i32;
  outWidth: i32;
  outChannels: i32;
  /** How many pixels of the input the window moves from one result to the next, down and across. */
  stride: i32;
  /** The padding: rows of zeros above the input, and columns of zeros before it. */
  top: i32;
  left: i32;
  /** Side of the convolution's own window, px; 1 where it has none. */
  window: i32;
  /** For `windowed`: the width of the rows that the window slides along, with the padding, px. */
  spanWidth: i32;
  /** For `depthwise`: its weights, 3 x 3 x `channels`, its bias, `channels`, and the range that its sums are clamped to. */
  filter: usize;
  filterBias: usize;
  leastBetween: f32;
  mostBetween: f32;
  /** A row of zeros, as long as a row of the input, which is read where the window reaches above or below the input. */
  zeros: usize;
  /** How many rows of the output are computed at once; 1 for `windowed`. */
  rowsAtOnce: i32;
  /** Scratch space for what these rows are computed from: the results of the depthwise convolution, or the rows that the window sees. */
  between: usize;
  /** In groups of eight channels of the output, one group after the other: `window` x `window` x `channels` x 8 each. */
  weights: usize;
  bias: usize;
  /** A tensor of the output's shape that is added to the sums, or 0. */
  added: usize;
  /** The slopes of PReLU, by which negative sums are multiplied, `outChannels`, or 0. */
  slopes: usize;
  /** The results are clamped to this range. */
  least: f32;
  most: f32;
}
