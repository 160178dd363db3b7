import { decodingStepsPerByte } from '../workers/pixels/kernels/decodingStepsPerByte';
import { decoding } from './memory';

/**
 * Writes the linear light of each pixel's channels, and which pixels are clipped, so that their light is unknown: those with a channel at
 * `bright` or above, or with all channels at `dark` or below.
 *
 * @param channels triples of floats, levels of 0-255, and room for one float more at the end
 * @param lights where triples of floats go; they may take the place of `channels`
 * @param clipped where a byte a pixel goes
 */
export function linearize(
  channels: usize,
  count: i32,
  dark: f32,
  bright: f32,
  lights: usize,
  clipped: usize,
): void {
  for (let pixel = 0, at = 0; pixel < count; pixel++, at += 12) {
    const levels = v128.load(channels + at);
    const steps = i32x4.trunc_sat_f32x4_s(
      f32x4.add(f32x4.mul(levels, f32x4.splat(<f32>decodingStepsPerByte)), f32x4.splat(0.5)),
    );
    store<f32>(lights + at, lightOf(i32x4.extract_lane(steps, 0)));
    store<f32>(lights + at, lightOf(i32x4.extract_lane(steps, 1)), 4);
    store<f32>(lights + at, lightOf(i32x4.extract_lane(steps, 2)), 8);
    const brightest = max(
      max(f32x4.extract_lane(levels, 0), f32x4.extract_lane(levels, 1)),
      f32x4.extract_lane(levels, 2),
    );
    store<u8>(clipped + pixel, brightest >= bright || brightest <= dark ? 1 : 0);
  }
}

function lightOf(step: i32): f32 {
  return load<f32>(decoding + (step << 2));
}

/**
 * Converts linear sRGB to OKLab, four pixels at a time.
 *
 * @param red, green, blue what each channel is multiplied by first
 * @param lights triples
 * @param lightness, a, b where a float a pixel goes, with room for three floats more at the end of each
 * @see Björn Ottosson, A perceptual color space for image processing, 2020: https://bottosson.github.io/posts/oklab/
 */
export function toOklab(
  count: i32,
  red: f32,
  green: f32,
  blue: f32,
  lights: usize,
  lightness: usize,
  a: usize,
  b: usize,
): void {
  const end = count << 2;
  for (let at = 0; at < end; at += 16) {
    const from = lights + 3 * at;
    const first = v128.load(from);
    const second = v128.load(from, 16);
    const third = v128.load(from, 32);
    const reds = v128.shuffle<i32>(v128.shuffle<i32>(first, second, 0, 3, 6, 6), third, 0, 1, 2, 5);
    const greens = v128.shuffle<i32>(v128.shuffle<i32>(first, second, 1, 4, 7, 7), third, 0, 1, 2, 6);
    const blues = v128.shuffle<i32>(v128.shuffle<i32>(first, second, 2, 5, 5, 5), third, 0, 1, 4, 7);
    const r = f32x4.mul(reds, f32x4.splat(red));
    const g = f32x4.mul(greens, f32x4.splat(green));
    const b_ = f32x4.mul(blues, f32x4.splat(blue));
    const l = cubeRoot(mixed(r, 0.4122214708, g, 0.5363325363, b_, 0.0514459929));
    const m = cubeRoot(mixed(r, 0.2119034982, g, 0.6806995451, b_, 0.1073969566));
    const s = cubeRoot(mixed(r, 0.0883024619, g, 0.2817188376, b_, 0.6299787005));
    v128.store(lightness + at, mixed(l, 0.2104542553, m, 0.793617785, s, -0.0040720468));
    v128.store(a + at, mixed(l, 1.9779984951, m, -2.428592205, s, 0.4505937099));
    v128.store(b + at, mixed(l, 0.0259040371, m, 0.7827717662, s, -0.808675766));
  }
}

function mixed(x: v128, ofX: f32, y: v128, ofY: f32, z: v128, ofZ: f32): v128 {
  return f32x4.add(
    f32x4.add(f32x4.mul(x, f32x4.splat(ofX)), f32x4.mul(y, f32x4.splat(ofY))),
    f32x4.mul(z, f32x4.splat(ofZ)),
  );
}

/**
 * The cube root of four numbers of 0 or more, to one unit in the last place or two: a third of the exponent for a start (Kahan,
 * Computing a real cube root, 1991), and two steps of Halley's method.
 */
function cubeRoot(number: v128): v128 {
  // For 0 the steps would divide 0 by 0.
  const x = f32x4.max(number, f32x4.splat(1e-24));
  const third = f32x4.mul(f32x4.convert_i32x4_s(x), f32x4.splat(<f32>(1.0 / 3.0)));
  return nearer(nearer(i32x4.add(i32x4.trunc_sat_f32x4_s(third), i32x4.splat(0x2a5137a0)), x), x);
}

/** One step of Halley's method from an estimate of the cube root of `x`. */
function nearer(root: v128, x: v128): v128 {
  const cube = f32x4.mul(f32x4.mul(root, root), root);
  const sum = f32x4.add(cube, x);
  return f32x4.div(f32x4.mul(root, f32x4.add(sum, x)), f32x4.add(sum, cube));
}
