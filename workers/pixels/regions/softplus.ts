/**
 * How far a value lies above a threshold, without a corner there (softplus, Dugas et al. 2001): a few `width`s below the threshold nearly
 * 0, at it 0.7 widths, and far above it the plain difference. So a little more makeup always reads a little more.
 */
export function softplus(value: number, threshold: number, width: number): number {
  const steps = (value - threshold) / width;
  // Far above the threshold both are equal, and exp might overflow.
  return steps > 30 ? value - threshold : width * Math.log1p(Math.exp(steps));
}
