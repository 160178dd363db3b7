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

/** What a fit may do. */
interface FitOptions {
  /** Whether a sign may speak against; otherwise no weight falls below 0, so that more of a sign never reads as less. */
  readonly negative?: boolean;
  /** Added to each sign's standard deviation, in the sign's unit, so that a sign that hardly varies gets no large weight. */
  readonly leastSpread?: number;
}

/** Rounds after which the fit is given up, and the change below which it has ended, in standardized units. */
const mostRounds = 100_000;
const ended = 1e-9;

/**
 * Logistic regression with a quadratic penalty on its weights (ridge: le Cessie and van Houwelingen 1992, Applied Statistics 41).
 * Signs are standardized for the penalty, so that their units do not matter. The loss has one minimum, to which projected descent
 * leads, accelerated (Beck and Teboulle 2009, SIAM Journal on Imaging Sciences 2) and begun anew where it overshoots
 * (O'Donoghue and Candès 2015, Foundations of Computational Mathematics 15).
 *
 * @param ridge the penalty; the examples' weights are scaled to a sum of 1
 * @throws Error where it does not converge
 */
export function ridgeLogistic(
  examples: readonly Example[],
  ridge: number,
  { negative = false, leastSpread = 0 }: FitOptions = {},
): LogisticFit {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const shares = examples.map(({ weight }) => weight / total);
  const over = (value: (example: Example) => number) =>
    examples.reduce((sum, example) => sum + example.weight * value(example), 0) / total;
  const count = examples[0]?.signs.length ?? 0;
  const scales = Array.from({ length: count }, (_, k) => {
    const mean = over(({ signs }) => signs[k]!);
    const spread = Math.sqrt(over(({ signs }) => (signs[k]! - mean) ** 2)) + leastSpread;
    return { mean, spread: spread > 0 ? spread : 1 };
  });
  // The last column is the offset's: it is neither standardized nor penalized, and may be negative.
  const rows = examples.map(({ signs }) =>
    Float64Array.from([...scales.map(({ mean, spread }, k) => (signs[k]! - mean) / spread), 1]),
  );
  // The loss' second derivative is at most a quarter of the signs' largest moment.
  const steepest = ridge + 0.25 * largestMoment(rows, shares);
  let weights = new Float64Array(count + 1);
  let ahead = weights;
  let [pace, change] = [0, Infinity];
  for (let round = 0; change > ended; round++) {
    if (round === mostRounds) throw new Error('The regression does not converge.');
    const slopes = ahead.map((weight, k) => (k < count ? ridge * weight : 0));
    for (const [i, row] of rows.entries()) {
      const chance = 1 / (1 + Math.exp(-dot(row, ahead)));
      addTimes(slopes, shares[i]! * (chance - (examples[i]!.made ? 1 : 0)), row);
    }
    const moved = ahead.map((weight, k) => {
      const free = weight - slopes[k]! / steepest;
      return negative || k === count ? free : Math.max(0, free);
    });
    const step = moved.map((weight, k) => weight - weights[k]!);
    const correction = moved.map((weight, k) => weight - ahead[k]!);
    pace = dot(correction, step) < 0 ? 0 : pace + 1;
    ahead = moved.map((weight, k) => weight + (pace / (pace + 3)) * step[k]!);
    weights = moved;
    change = Math.max(...step.map(Math.abs), ...correction.map(Math.abs));
  }
  return {
    weights: scales.map(({ spread }, k) => weights[k]! / spread),
    offset:
      weights[count]! - scales.reduce((sum, { mean, spread }, k) => sum + (weights[k]! * mean) / spread, 0),
  };
}

/** The largest eigenvalue of the rows' weighted second moments, by power iteration, and a tenth more. */
function largestMoment(rows: readonly Float64Array[], shares: readonly number[]): number {
  let direction = new Float64Array(rows[0]?.length ?? 0).fill(1);
  let largest = 0;
  for (let round = 0; round < 30; round++) {
    const image = new Float64Array(direction.length);
    for (const [i, row] of rows.entries()) addTimes(image, shares[i]! * dot(row, direction), row);
    largest = Math.hypot(...image);
    direction = image.map((value) => value / largest);
  }
  return 1.1 * largest;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < one.length; k++) sum += one[k]! * other[k]!;
  return sum;
}

function addTimes(sum: Float64Array, factor: number, row: Float64Array): void {
  for (let k = 0; k < row.length; k++) sum[k]! += factor * row[k]!;
}

/** The logarithm of the odds that a fit gives to a face with these signs. */
export function oddsOf({ weights, offset }: LogisticFit, signs: readonly number[]): number {
  return weights.reduce((sum, weight, k) => sum + weight * signs[k]!, offset);
}
