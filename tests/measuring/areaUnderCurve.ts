/**
 * Area under the ROC curve: the chance that one of `higher` lies above one of `lower`, where a tie counts half (Hanley and
 * McNeil 1982, Radiology 143). 0.5 is a coin, NaN where one of them is empty.
 */
export function areaUnderCurve(higher: readonly number[], lower: readonly number[]): number {
  let wins = 0;
  for (const high of higher) for (const low of lower) wins += high > low ? 1 : high === low ? 0.5 : 0;
  return wins / (higher.length * lower.length);
}
