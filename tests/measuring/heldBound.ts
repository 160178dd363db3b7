/** The word for a missed bound in a table; a line with it fails the run. */
export const missed = 'MISSED';

/** A line that says whether a share reaches the least that is promised, both 0-1. Where nothing was measured (NaN), the bound holds. */
export function heldBound(what: string, share: number, least: number): string {
  const verdict = Number.isNaN(share) || share >= least ? 'held' : missed;
  return `${what} at least ${least.toFixed(2)}: ${verdict}`;
}
