/** Clamps each of four numbers to a range. */
export function clamp(numbers: v128, low: v128, high: v128): v128 {
  return f32x4.pmin(high, f32x4.pmax(low, numbers));
}
