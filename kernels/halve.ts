/**
 * Halves a picture as the plain code of `halve` does, to the bit: each pixel is the mean of four, rounded down, and an odd last row or column
 * is left out.
 *
 * @param from address of the picture, RGBA, `width` px wide
 * @param to where the result goes, RGBA, `halfWidth` x `halfHeight`; up to a pixel behind it is overwritten
 */
export function halve(from: usize, width: i32, to: usize, halfWidth: i32, halfHeight: i32): void {
  const row = width << 2;
  for (let y = 0; y < halfHeight; y++, from += 2 * row, to += halfWidth << 2)
    for (let x = 0; x < halfWidth; x += 2) {
      const upper = v128.load(from + (x << 3));
      const lower = v128.load(from + (x << 3) + row);
      // Of four columns each: the sums of the first two, and of the last two.
      const first = i16x8.add(i16x8.extend_low_i8x16_u(upper), i16x8.extend_low_i8x16_u(lower));
      const second = i16x8.add(i16x8.extend_high_i8x16_u(upper), i16x8.extend_high_i8x16_u(lower));
      const even = i64x2.shuffle(first, second, 0, 2);
      const odd = i64x2.shuffle(first, second, 1, 3);
      const means = i16x8.shr_u(i16x8.add(even, odd), 2);
      v128.store64_lane(to + (x << 2), i8x16.narrow_i16x8_u(means, means), 0);
    }
}
