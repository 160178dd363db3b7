/**
 * The limits that charts count, in ms (PIP-02): of whatever is more than one job of a worker. The end of one leaves its
 * state, and so aborts the signal of the port at work; the signal ends the worker. A single job's limit stands in its
 * worker's table (`workers/photoJobs.ts`). The calls of the model service race their own limits inside the enhancement's.
 */
export const timeLimits = {
  /** The main analysis with its second attempt. */
  makeup: 12_000,
  enhancement: 6_000,
  /** From the press of the button to the judged result: the rest of the face's limit, the analysis, the judgment. */
  pipeline: 16_000,
  /** Waiting for the lock that all tabs share. */
  charging: 5_000,
} as const;
