/**
 * Rises from 0 to 1 between two values, level at both ends (the cubic 3t² - 2t³), so that nothing jumps where it begins.
 * What is no number reads 0.
 */
export function smoothstep(value: number, from: number, to: number): number {
  if (!(value > from)) return 0;
  const t = Math.min(1, (value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
