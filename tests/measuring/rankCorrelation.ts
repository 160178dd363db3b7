import { mean } from '../../workers/pixels/statistics.ts';

/** Spearman's rank correlation of two lists of equal length, -1 to 1; ties share their mean rank. */
export function rankCorrelation(first: readonly number[], second: readonly number[]): number {
  return correlation(ranks(first), ranks(second));
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return below + (same + 1) / 2;
  });
}

/** Pearson's; 0 where one list does not vary. */
function correlation(first: readonly number[], second: readonly number[]): number {
  const [meanFirst, meanSecond] = [mean(first), mean(second)];
  let [product, squaresFirst, squaresSecond] = [0, 0, 0];
  first.forEach((value, i) => {
    const [a, b] = [value - meanFirst, second[i]! - meanSecond];
    product += a * b;
    squaresFirst += a * a;
    squaresSecond += b * b;
  });
  return squaresFirst * squaresSecond === 0 ? 0 : product / Math.sqrt(squaresFirst * squaresSecond);
}
