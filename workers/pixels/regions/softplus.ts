/**
 * How far a value lies above a threshold, without a corner at it (softplus, Dugas et al. 2001): some `width`s below it next
 * to nothing, at it 0.7 widths, above it the plain difference. So a little more makeup always reads a little more.
 */
export function softplus(value: number, threshold: number, width: number): number {
  const steps = (value - threshold) / width;
  // Where exp would overflow the two are equal.
  return steps > 30 ? value - threshold : width * Math.log1p(Math.exp(steps));
}
