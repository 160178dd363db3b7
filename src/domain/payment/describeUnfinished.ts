const minute = 60_000;

/** How long ago, in the largest unit that fits; `age` in milliseconds. */
function ago(age: number): string {
  const units = [
    [24 * 60 * minute, 'day'],
    [60 * minute, 'hour'],
    [minute, 'minute'],
  ] as const;
  for (const [length, name] of units) {
    const count = Math.floor(age / length);
    if (count > 0) return `from ${count} ${name}${count === 1 ? '' : 's'} ago`;
  }
  return 'from a moment ago';
}

/** A purchase that is neither credited nor called off; `age` in milliseconds. */
export function describeUnfinished(age: number): string {
  return `A purchase ${ago(age)} is not finished.`;
}
