/** Limits a number to 0-1. */
export const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * The value below which the given share of the values lies (nearest rank). NaN of none.
 *
 * @param sorted ascending.
 * @param share 0-1.
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((first, second) => first - second),
    0.5,
  );

/** 1.4826 times the median absolute deviation: the standard deviation of a normal distribution, deaf to outliers. */
export function robustSpread(values: readonly number[]): number {
  const center = median(values);
  return 1.4826 * median(values.map((value) => Math.abs(value - center)));
}

/** Mean and population variance (divided by the count, decision 6). NaN of none. */
export function meanAndVariance(values: ArrayLike<number>): { mean: number; variance: number } {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  const mean = sum / values.length;
  let squares = 0;
  for (let i = 0; i < values.length; i++) squares += (values[i]! - mean) ** 2;
  return { mean, variance: squares / values.length };
}
