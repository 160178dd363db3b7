/**
 * The value at a position between known ones: linear between neighbors, level beyond the ends.
 *
 * @param known position and value, by ascending position; at least one.
 */
export function interpolated(
  known: readonly (readonly [position: number, value: number])[],
  at: number,
): number {
  const next = known.findIndex(([position]) => position > at);
  if (next <= 0) return known.at(next)![1];
  const [[from, low], [to, high]] = [known[next - 1]!, known[next]!];
  return low + ((at - from) / (to - from)) * (high - low);
}
