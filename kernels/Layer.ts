/** What `convolve` does. */
export const pointwise = 0;
export const depthwise = 1;
export const windowed = 2;

/**
 * A convolution of a network, as the caller writes it into the memory (`workers/face/startConvolutions.ts`, in the same order): an address
 * or a number in each of its 32-bit fields. Tensors are NHWC, in 32-bit floats.
 */
@unmanaged
export class Layer {
  /** `pointwise`, `depthwise` or `windowed`. */
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
  /** How many pixels of the input lie between one result and the next, down and across. */
  stride: i32;
  /** Rows of zeros above the input and columns before it. */
  top: i32;
  left: i32;
  /** Side of the convolution's own window, px, and of `windowed` how wide the rows are that it slides along, with the padding, px. */
  window: i32;
  spanWidth: i32;
  /** Of `depthwise`: 3 x 3 x `channels`, and `channels`. Its sums are clamped to a range. */
  filter: usize;
  filterBias: usize;
  leastBetween: f32;
  mostBetween: f32;
  /** As many zeros as a row of the input has numbers. */
  zeros: usize;
  /** Room for what the convolution reads of `rowsAtOnce` rows of its output, of `windowed` one. */
  between: usize;
  rowsAtOnce: i32;
  /** For each eight channels of the output `window` x `window` x `channels` x 8. */
  weights: usize;
  bias: usize;
  /** What is added, of the output's shape, or 0. */
  added: usize;
  /** What negative numbers are multiplied by, `outChannels`, or 0. */
  slopes: usize;
  /** The results are clamped to this range. */
  least: f32;
  most: f32;
}
