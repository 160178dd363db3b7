/**
 * A convolution of a network, as the caller writes it into the memory (`workers/face/startConvolutions.ts`, in the same order): an address
 * or a number in each of its 32-bit fields. Tensors are NHWC, in 32-bit floats.
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
  /** How many pixels of the input lie between one result and the next, down and across. */
  stride: i32;
  /** Rows of zeros above the input and columns before it. */
  top: i32;
  left: i32;
  /** Side of the convolution's own window, px; 1 where it has none. */
  window: i32;
  /** Of `windowed`: how wide the rows are that the window slides along, with the padding, px. */
  spanWidth: i32;
  /** Of `depthwise`: its weights, 3 x 3 x `channels`, its bias, `channels`, and the range that its sums are clamped to. */
  filter: usize;
  filterBias: usize;
  leastBetween: f32;
  mostBetween: f32;
  /** Padding: as many zeros as a row of the input has numbers. */
  zeros: usize;
  /** How many rows of the output are computed at once; of `windowed` one. */
  rowsAtOnce: i32;
  /** Room for what these are computed from: the results of the depthwise convolution, or the rows that the window sees. */
  between: usize;
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
