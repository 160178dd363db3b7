import { raster } from './memory';

/** Half a pixel in fixed point. */
const half: i64 = 0x80000000;

/**
 * Reads the raster at each pixel of a grid: the mean of `samples` x `samples` bilinear samples over the pixel's footprint, so that a grid
 * that is coarser than the raster does not alias. Samples beyond the raster repeat its edge, and `outside` is set.
 *
 * @param startX, startY where the grid's first pixel lies, raster px
 * @param acrossX, acrossY the vector from a pixel to the next one of its row, raster px
 * @param downX, downY the vector from a row to the next one, raster px
 * @param channels where triples of floats go, levels of 0-255, with room for one float more at the end
 * @param outside where a byte a pixel goes: 1 if a sample lies beyond the raster, else 0
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
  channels: usize,
  outside: usize,
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
  // How far a pixel's samples reach from its first one.
  const ofRow = i64(samples - 1);
  const beforeX = (min<i64>(0, besideX) + min<i64>(0, belowX)) * ofRow;
  const beforeY = (min<i64>(0, besideY) + min<i64>(0, belowY)) * ofRow;
  const afterX = (max<i64>(0, besideX) + max<i64>(0, belowX)) * ofRow;
  const afterY = (max<i64>(0, besideY) + max<i64>(0, belowY)) * ofRow;
  for (let y = 0, at = channels, pixel = outside; y < height; y++) {
    for (let x = 0; x < width; x++, at += 12, pixel++) {
      let placeX = firstX + belowX * (y * samples) + besideX * (x * samples);
      let placeY = firstY + belowY * (y * samples) + besideY * (x * samples);
      let sum = f32x4.splat(0);
      let beyond = false;
      // All samples of most pixels lie on the raster: their places need not be clamped to its edge.
      if (
        placeX + beforeX >= 0 &&
        placeY + beforeY >= 0 &&
        placeX + afterX < lastX &&
        placeY + afterY < lastY
      ) {
        for (let row = 0; row < samples; row++, placeX += belowX, placeY += belowY) {
          let withinX = placeX;
          let withinY = placeY;
          for (let beside = 0; beside < samples; beside++, withinX += besideX, withinY += besideY) {
            const from = raster + i32(withinY >> 32) * stride + (i32(withinX >> 32) << 2);
            sum = f32x4.add(sum, bilinear(from, stride, share32(i32(withinX)), share32(i32(withinY))));
          }
        }
      } else {
        for (let row = 0; row < samples; row++, placeX += belowX, placeY += belowY) {
          let sampleX = placeX;
          let sampleY = placeY;
          for (let beside = 0; beside < samples; beside++, sampleX += besideX, sampleY += besideY) {
            if (sampleX < -half || sampleY < -half || sampleX > lastX + half || sampleY > lastY + half)
              beyond = true;
            const withinX = max<i64>(0, min(lastX, sampleX));
            const withinY = max<i64>(0, min(lastY, sampleY));
            const left = min(i32(withinX >> 32), rasterWidth - 2);
            const top = min(i32(withinY >> 32), rasterHeight - 2);
            const from = raster + top * stride + (left << 2);
            const right = share64(withinX - (i64(left) << 32));
            const lower = share64(withinY - (i64(top) << 32));
            sum = f32x4.add(sum, bilinear(from, stride, right, lower));
          }
        }
      }
      // The fourth channel is overwritten by the next pixel.
      v128.store(at, f32x4.mul(sum, share));
      store<u8>(pixel, beyond ? 1 : 0);
    }
  }
}

/**
 * Multiplies each channel of `count` pixels and adds an offset.
 *
 * @param channels triples of floats
 * @param count a multiple of four, because four numbers are written at a time
 */
export function scale(channels: usize, count: i32, gain: f32, offset: f32): void {
  for (let at = channels; at < channels + 12 * count; at += 16)
    v128.store(at, f32x4.add(f32x4.mul(v128.load(at), f32x4.splat(gain)), f32x4.splat(offset)));
}

/** A position in fixed point with 32 fractional bits. Adding and comparing such numbers is much faster than rounding floats. */
function fixed(place: f64): i64 {
  return i64(nearest(place * 4294967296.0));
}

/** Interpolates between a pixel, its right neighbor and the two pixels below them, by shares of 0-1 to the right and down. */
function bilinear(from: usize, stride: i32, right: v128, lower: v128): v128 {
  return between(across(from, right), across(from + stride, right), lower);
}

/** Interpolates between a pixel and its right neighbor; one load reads both. */
function across(from: usize, share: v128): v128 {
  const both = i16x8.extend_low_i8x16_u(v128.load64_zero(from));
  return between(
    f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(both)),
    f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_u(both)),
    share,
  );
}

/** The fractional part of a position, 0-1, in each of four lanes. */
function share32(rest: u32): v128 {
  return f32x4.splat(<f32>rest * <f32>(1.0 / 4294967296.0));
}

/** The same for a part that may be 1, which 32 bits cannot hold. */
function share64(rest: i64): v128 {
  return f32x4.splat(<f32>rest * <f32>(1.0 / 4294967296.0));
}

function between(from: v128, to: v128, share: v128): v128 {
  return f32x4.add(from, f32x4.mul(f32x4.sub(to, from), share));
}
