import { channels, outside, raster } from './memory';

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
  const start = vector(startX, startY);
  const across = vector(acrossX, acrossY);
  const down = vector(downX, downY);
  const first = f64x2.splat(0);
  const last = vector(rasterWidth - 1, rasterHeight - 1);
  const lastCorner = i32x4(rasterWidth - 2, rasterHeight - 2, 0, 0);
  const stride = rasterWidth << 2;
  const share = f32x4.splat(<f32>(1.0 / f64(samples * samples)));
  for (let y = 0, at = channels, pixel = outside; y < height; y++) {
    for (let x = 0; x < width; x++, at += 12, pixel++) {
      let sum = f32x4.splat(0);
      let beyond = false;
      for (let below = 0; below < samples; below++) {
        const row = f64x2.add(start, f64x2.mul(down, f64x2.splat(f64(y) + middle(below, samples))));
        for (let beside = 0; beside < samples; beside++) {
          const place = f64x2.add(row, f64x2.mul(across, f64x2.splat(f64(x) + middle(beside, samples))));
          const within = f64x2.pmax(first, f64x2.pmin(last, place));
          if (v128.any_true(f64x2.gt(f64x2.abs(f64x2.sub(place, within)), f64x2.splat(0.5)))) beyond = true;
          const corner = i32x4.min_s(i32x4.trunc_sat_f64x2_s_zero(within), lastCorner);
          const rest = f32x4.demote_f64x2_zero(f64x2.sub(within, f64x2.convert_low_i32x4_s(corner)));
          const from = raster + i32x4.extract_lane(corner, 1) * stride + (i32x4.extract_lane(corner, 0) << 2);
          const right = f32x4.splat(f32x4.extract_lane(rest, 0));
          const upper = between(rgba(from), rgba(from + 4), right);
          const lower = between(rgba(from + stride), rgba(from + stride + 4), right);
          sum = f32x4.add(sum, between(upper, lower, f32x4.splat(f32x4.extract_lane(rest, 1))));
        }
      }
      // The fourth channel is overwritten by the next pixel.
      v128.store(at, f32x4.mul(sum, share));
      store<u8>(pixel, beyond ? 1 : 0);
    }
  }
}

/** Where one of so many parts of a pixel has its middle, from the pixel's own. */
function middle(part: i32, parts: i32): f64 {
  return (f64(part) + 0.5) / f64(parts) - 0.5;
}

function vector(x: f64, y: f64): v128 {
  return f64x2.replace_lane(f64x2.splat(x), 1, y);
}

/** A pixel's four channels. */
function rgba(at: usize): v128 {
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at))));
}

function between(from: v128, to: v128, share: v128): v128 {
  return f32x4.add(from, f32x4.mul(f32x4.sub(to, from), share));
}
