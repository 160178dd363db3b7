import { selectRank } from './selectRank.ts';

/** Limits a number to 0-1. */
export const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * The value below which the given share of the values lies (nearest rank). NaN if there are none.
 *
 * @param sorted ascending.
 * @param share 0-1.
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The quantile of unsorted values, which it reorders: selecting one value is several times as fast as sorting all. */
export function quantileOf(values: Float32Array, share: number): number {
  return selectRank(values, Math.min(values.length - 1, Math.floor(share * values.length))) ?? Number.NaN;
}

/** The median; of an even number of values the upper of the two in the middle. NaN if there are none. */
export function median(values: readonly number[] | Float32Array): number {
  // Many values come in typed arrays: for them selecting is several times as fast as sorting.
  if (values instanceof Float32Array)
    return selectRank(values.slice(), Math.floor(values.length / 2)) ?? Number.NaN;
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

/** 1.4826 times the median absolute deviation: of a normal distribution the standard deviation, but insensitive to outliers. */
export function robustSpread(values: readonly number[] | Float32Array): number {
  const center = median(values);
  const deviations = values.slice();
  for (let i = 0; i < deviations.length; i++) deviations[i] = Math.abs(values[i]! - center);
  return 1.4826 * median(deviations);
}

/** The arithmetic mean. NaN if there are no values. */
export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
}

/** The weighted mean; each weight is 0 or more. NaN if the weights add up to 0. */
export function weightedMean(parts: readonly { readonly value: number; readonly weight: number }[]): number {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.reduce((sum, { value, weight }) => sum + weight * value, 0) / total;
}

/** Mean and population variance (divided by the count, decision 6). NaN if there are no values. */
export function meanAndVariance(values: ArrayLike<number>): { mean: number; variance: number } {
  const center = mean(values);
  let squares = 0;
  for (let i = 0; i < values.length; i++) squares += (values[i]! - center) ** 2;
  return { mean: center, variance: squares / values.length };
}
