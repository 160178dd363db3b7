/**
 * The value that would stand at `rank` (0 is the least) if the values were sorted, in linear time on average
 * (quickselect, Hoare 1961). Rearranges `values`, which must hold no NaN; undefined where there is no such rank.
 */
export function selectRank(values: Float32Array, rank: number): number | undefined {
  let from = 0;
  let to = values.length - 1;
  while (from < to) {
    const pivot = medianOfThree(values[from]!, values[(from + to) >>> 1]!, values[to]!);
    let low = from;
    let high = to;
    while (low <= high) {
      while (values[low]! < pivot) low += 1;
      while (values[high]! > pivot) high -= 1;
      if (low > high) break;
      const swapped = values[low]!;
      values[low] = values[high]!;
      values[high] = swapped;
      low += 1;
      high -= 1;
    }
    // Between `high` and `low` all values equal the pivot.
    if (rank <= high) to = high;
    else if (rank >= low) from = low;
    else break;
  }
  return values[rank];
}

const medianOfThree = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
