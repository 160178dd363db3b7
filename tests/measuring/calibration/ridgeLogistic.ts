/** What was read of one face, and whether it is made up. */
export interface Example {
  readonly signs: readonly number[];
  readonly made: boolean;
  /** How much the example counts. */
  readonly weight: number;
}

/** The logarithm of the odds is the sum of all signs times their weights, plus the offset. */
export interface LogisticFit {
  readonly weights: readonly number[];
  readonly offset: number;
}

/** Rounds after which the fit is given up, and the change below which it has ended, in standardized units. */
const mostRounds = 100_000;
const ended = 1e-9;

/**
 * Logistic regression with a quadratic penalty on its weights (ridge: le Cessie and van Houwelingen 1992, Applied Statistics 41)
 * that lets no weight fall below 0: a sign never speaks against makeup, so that more makeup never reads as less. Signs are
 * standardized for the penalty, so that their units do not matter. Each weight in turn is moved to the minimum of a parabola
 * above the loss (Böhning and Lindsay 1988), which never raises the loss, and the loss has one minimum.
 *
 * @param ridge the penalty; the examples' weights are scaled to a sum of 1
 */
export function ridgeLogistic(examples: readonly Example[], ridge: number): LogisticFit {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const over = (value: (example: Example) => number) =>
    examples.reduce((sum, example) => sum + example.weight * value(example), 0) / total;
  const count = examples[0]?.signs.length ?? 0;
  const scales = Array.from({ length: count }, (_, k) => {
    const mean = over(({ signs }) => signs[k]!);
    const spread = Math.sqrt(over(({ signs }) => (signs[k]! - mean) ** 2));
    return { mean, spread: spread > 0 ? spread : 1 };
  });
  // The last column is the offset's: it is neither standardized nor penalized, and may be negative.
  const rows = examples.map(({ signs }) => [
    ...scales.map(({ mean, spread }, k) => (signs[k]! - mean) / spread),
    1,
  ]);
  const weights = Array.from({ length: count + 1 }, () => 0);
  const odds = new Float64Array(examples.length);
  for (let round = 0, change = Infinity; change > ended; round++) {
    if (round === mostRounds) throw new Error('The regression does not converge.');
    change = 0;
    for (let k = 0; k <= count; k++) {
      const penalty = k < count ? ridge : 0;
      let [slope, curvature] = [penalty * weights[k]!, penalty];
      examples.forEach(({ made, weight }, i) => {
        const share = weight / total;
        slope += share * (1 / (1 + Math.exp(-odds[i]!)) - (made ? 1 : 0)) * rows[i]![k]!;
        curvature += 0.25 * share * rows[i]![k]! ** 2;
      });
      const before = weights[k]!;
      const after = curvature > 0 ? before - slope / curvature : 0;
      weights[k] = k < count ? Math.max(0, after) : after;
      const moved = weights[k]! - before;
      for (let i = 0; i < odds.length; i++) odds[i]! += moved * rows[i]![k]!;
      change = Math.max(change, Math.abs(moved));
    }
  }
  return {
    weights: scales.map(({ spread }, k) => weights[k]! / spread),
    offset:
      weights[count]! - scales.reduce((sum, { mean, spread }, k) => sum + (weights[k]! * mean) / spread, 0),
  };
}

/** The logarithm of the odds that a fit gives to a face with these signs. */
export function oddsOf({ weights, offset }: LogisticFit, signs: readonly number[]): number {
  return weights.reduce((sum, weight, k) => sum + weight * signs[k]!, offset);
}
