/** The two photos of a battle are rated side by side; more workers than that would only hold memory. */
const mostWorkers = 2;

/**
 * How many photo workers a device gets: one a core, two at most.
 *
 * @param hardwareConcurrency as `navigator` tells it; undefined where it does not.
 */
export function poolSize(hardwareConcurrency: number | undefined): number {
  return Math.max(1, Math.min(mostWorkers, Math.floor(hardwareConcurrency ?? 1)));
}
