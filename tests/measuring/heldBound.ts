/** What a missed bound is called in a table; a line with it fails the run. */
export const missed = 'MISSED';

/** A line that says whether a share reaches what is promised of it, both 0-1. Of nothing measured nothing is promised. */
export function heldBound(what: string, share: number, least: number): string {
  const verdict = Number.isNaN(share) || share >= least ? 'held' : missed;
  return `${what} at least ${least.toFixed(2)}: ${verdict}`;
}
