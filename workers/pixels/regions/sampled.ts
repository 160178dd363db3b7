/** The median of a function over some pixels; NaN of none. Typed arrays sort numbers without a comparator, tenfold faster. */
export function medianOver(pixels: readonly number[], value: (pixel: number) => number): number {
  return middle(Float32Array.from(pixels, value));
}

/** Likewise 1.4826 times the median absolute deviation: a standard deviation that is deaf to outliers. */
export function spreadOver(pixels: readonly number[], value: (pixel: number) => number): number {
  const values = Float32Array.from(pixels, value);
  const center = middle(values);
  return 1.4826 * middle(values.map((each) => Math.abs(each - center)));
}

function middle(values: Float32Array): number {
  return values.sort()[Math.floor(values.length / 2)] ?? Number.NaN;
}
