import { channels, outside, raster } from './memory';

/** Half a pixel in fixed point. */
const half: i64 = 0x80000000;

/**
 * Reads the raster at each pixel of a grid, bilinear: where the grid is coarser than the raster as the mean of `samples` x
 * `samples` places over the pixel's footprint. Beyond the raster its edge repeats, and `outside` is set.
 *
 * @param startX, startY where the grid's first pixel lies, raster px
 * @param acrossX, acrossY the way from a pixel to the next of its row
 * @param downX, downY the way from a row to the next
 */
export function resample(
  rasterWidth: i32,
  rasterHeight: i32,
  width: i32,
  height: i32,
  startX: f64,
  startY: f64,
  acrossX: f64,
  acrossY: f64,
  downX: f64,
  downY: f64,
  samples: i32,
): void {
  const share = f32x4.splat(<f32>(1.0 / f64(samples * samples)));
  const stride = rasterWidth << 2;
  const lastX = i64(rasterWidth - 1) << 32;
  const lastY = i64(rasterHeight - 1) << 32;
  // From one sample to the next of its row, and to the next row of samples.
  const besideX = fixed(acrossX / samples);
  const besideY = fixed(acrossY / samples);
  const belowX = fixed(downX / samples);
  const belowY = fixed(downY / samples);
  const toFirst = 0.5 / f64(samples) - 0.5;
  const firstX = fixed(startX + toFirst * (acrossX + downX));
  const firstY = fixed(startY + toFirst * (acrossY + downY));
  for (let y = 0, at = channels, pixel = outside; y < height; y++) {
    for (let x = 0; x < width; x++, at += 12, pixel++) {
      let sum = f32x4.splat(0);
      let beyond = false;
      for (let row = y * samples; row < (y + 1) * samples; row++) {
        let placeX = firstX + belowX * row + besideX * (x * samples);
        let placeY = firstY + belowY * row + besideY * (x * samples);
        for (let beside = 0; beside < samples; beside++, placeX += besideX, placeY += besideY) {
          if (placeX < -half || placeY < -half || placeX > lastX + half || placeY > lastY + half)
            beyond = true;
          const withinX = max<i64>(0, min(lastX, placeX));
          const withinY = max<i64>(0, min(lastY, placeY));
          const left = min(i32(withinX >> 32), rasterWidth - 2);
          const top = min(i32(withinY >> 32), rasterHeight - 2);
          const from = raster + top * stride + (left << 2);
          const right = share32(withinX - (i64(left) << 32));
          const upper = between(rgba(from), rgba(from + 4), right);
          const lower = between(rgba(from + stride), rgba(from + stride + 4), right);
          sum = f32x4.add(sum, between(upper, lower, share32(withinY - (i64(top) << 32))));
        }
      }
      // The fourth channel is overwritten by the next pixel.
      v128.store(at, f32x4.mul(sum, share));
      store<u8>(pixel, beyond ? 1 : 0);
    }
  }
}

/** Multiplies the channels of so many pixels and adds an offset. */
export function scale(count: i32, gain: f32, offset: f32): void {
  for (let at = channels; at < channels + 12 * count; at += 16)
    v128.store(at, f32x4.add(f32x4.mul(v128.load(at), f32x4.splat(gain)), f32x4.splat(offset)));
}

/** A place with 32 bits after the point, which is added to and compared much faster than a floating one is rounded. */
function fixed(place: f64): i64 {
  return i64(nearest(place * 4294967296.0));
}

/** What lies after the point, 0-1, in each of four lanes. */
function share32(rest: i64): v128 {
  return f32x4.splat(<f32>rest * <f32>(1.0 / 4294967296.0));
}

/** A pixel's four channels. */
function rgba(at: usize): v128 {
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at))));
}

function between(from: v128, to: v128, share: v128): v128 {
  return f32x4.add(from, f32x4.mul(f32x4.sub(to, from), share));
}
