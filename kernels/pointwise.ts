import { clamp } from './clamp';
import { Layer } from './Layer';
import { windowed } from '../workers/face/layerKinds';

/**
 * Writes `count` pixels of a layer's output. For each channel it computes the bias plus the weighted sum over all numbers in the window, row
 * by row, adds `added`, and applies the activation. A sum takes its terms in their order, as XNNPACK does, so that its numbers are the same
 * to the bit.
 *
 * Four pixels and eight channels are summed at once: their sums and the numbers that these read fill the processor's registers.
 *
 * @param from where the window of the first pixel begins
 * @param first the index of the first pixel in the output
 * @param count at least four
 */
export function multiply(layer: Layer, from: usize, first: i32, count: i32): void {
  const across = layer.kind == windowed ? layer.stride : 1;
  const pixel = (<usize>(layer.channels * across)) << 2;
  const strip = (<usize>(layer.channels * layer.window)) << 2;
  const span = (<usize>(layer.channels * layer.spanWidth)) << 2;
  const strips = layer.window;
  const outPixel = (<usize>layer.outChannels) << 2;
  const start = outPixel * first;
  const added = layer.added;
  const slopes = layer.slopes;
  const output = layer.output;
  const low = f32x4.splat(layer.least);
  const high = f32x4.splat(layer.most);
  for (let done = 0; done < count; done += 4) {
    // Where fewer than four pixels are left, the last four are written again.
    const at = <usize>min(done, count - 4);
    let weights = layer.weights;
    for (let channel: usize = 0; channel < outPixel; channel += 32) {
      let begin = from + pixel * at;
      let left0 = v128.load(layer.bias + channel);
      let right0 = v128.load(layer.bias + channel, 16);
      let left1 = left0;
      let right1 = right0;
      let left2 = left0;
      let right2 = right0;
      let left3 = left0;
      let right3 = right0;
      for (let row = 0; row < strips; row++, begin += span) {
        let from0 = begin;
        let from1 = from0 + pixel;
        let from2 = from1 + pixel;
        let from3 = from2 + pixel;
        // One term in each iteration. In an unrolled loop V8 would load several terms before it multiplies any, and run out of registers.
        for (
          const end = from0 + strip;
          from0 < end;
          from0 += 4, from1 += 4, from2 += 4, from3 += 4, weights += 32
        ) {
          const left = v128.load(weights);
          const right = v128.load(weights, 16);
          const number0 = v128.load_splat<f32>(from0);
          left0 = f32x4.add(left0, f32x4.mul(number0, left));
          right0 = f32x4.add(right0, f32x4.mul(number0, right));
          const number1 = v128.load_splat<f32>(from1);
          left1 = f32x4.add(left1, f32x4.mul(number1, left));
          right1 = f32x4.add(right1, f32x4.mul(number1, right));
          const number2 = v128.load_splat<f32>(from2);
          left2 = f32x4.add(left2, f32x4.mul(number2, left));
          right2 = f32x4.add(right2, f32x4.mul(number2, right));
          const number3 = v128.load_splat<f32>(from3);
          left3 = f32x4.add(left3, f32x4.mul(number3, left));
          right3 = f32x4.add(right3, f32x4.mul(number3, right));
        }
      }
      if (added != 0) {
        const to = added + start + outPixel * at + channel;
        left0 = f32x4.add(left0, v128.load(to));
        right0 = f32x4.add(right0, v128.load(to, 16));
        left1 = f32x4.add(left1, v128.load(to + outPixel));
        right1 = f32x4.add(right1, v128.load(to + outPixel, 16));
        left2 = f32x4.add(left2, v128.load(to + 2 * outPixel));
        right2 = f32x4.add(right2, v128.load(to + 2 * outPixel, 16));
        left3 = f32x4.add(left3, v128.load(to + 3 * outPixel));
        right3 = f32x4.add(right3, v128.load(to + 3 * outPixel, 16));
      }
      if (slopes != 0) {
        const left = v128.load(slopes + channel);
        const right = v128.load(slopes + channel, 16);
        left0 = sloped(left0, left);
        right0 = sloped(right0, right);
        left1 = sloped(left1, left);
        right1 = sloped(right1, right);
        left2 = sloped(left2, left);
        right2 = sloped(right2, right);
        left3 = sloped(left3, left);
        right3 = sloped(right3, right);
      }
      const to = output + start + outPixel * at + channel;
      v128.store(to, clamp(left0, low, high));
      v128.store(to, clamp(right0, low, high), 16);
      v128.store(to + outPixel, clamp(left1, low, high));
      v128.store(to + outPixel, clamp(right1, low, high), 16);
      v128.store(to + 2 * outPixel, clamp(left2, low, high));
      v128.store(to + 2 * outPixel, clamp(right2, low, high), 16);
      v128.store(to + 3 * outPixel, clamp(left3, low, high));
      v128.store(to + 3 * outPixel, clamp(right3, low, high), 16);
    }
  }
}

/** PReLU: multiplies the negative sums by their slopes. */
function sloped(sums: v128, slopes: v128): v128 {
  return v128.bitselect(f32x4.mul(sums, slopes), sums, f32x4.lt(sums, f32x4.splat(0)));
}
