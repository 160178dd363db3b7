/**
 * The time limits that the charts count, in ms (PIP-02). They cover what is more than a single job of a worker. When a limit
 * passes, its state is left, which aborts the signal of the port at work, and the signal ends the worker. The limit of a
 * single job stands in the table of its worker (such as `workers/photoJobs.ts`). Each call of the model service has a limit of its own
 * as well (`modelTasks.ts`), within that of the enhancement.
 */
export const timeLimits = {
  /**
   * All steps of an analysis: the main one with its second attempt, and those that wait for the same worker. A step that has not answered
   * by then keeps its fallback.
   */
  steps: 12_000,
  enhancement: 6_000,
  /** The analysis of a located photo and its judgment; in a battle, the analysis of each look, and then the comparison. */
  pipeline: 16_000,
  /** Waiting for the lock that all tabs share. */
  charging: 5_000,
} as const;
