/**
 * How long each step may take, in ms (PIP-02). Each limit has one owner: an `after` of a chart, which leaves the state
 * and so aborts the signal of the port at work; the signal kills the worker. The calls of the model service race
 * their own limits inside the enhancement's.
 */
export const timeLimits = {
  /** Sniffing, the one decode, scaling, the fingerprint. Nothing can stand in for them: a failure (decision 13). */
  opening: 8_000,
  /** The face check and locating the face, side by side, from the moment the photo is open (FAC-07). */
  face: 3_000,
  /** The photo coach; without it the page has no hints to give. */
  coach: 3_000,
  /** One attempt at the pixels of the main analysis. */
  imageProcessing: 8_000,
  /** The main analysis with its second attempt. */
  makeup: 12_000,
  filters: 8_000,
  enhancement: 6_000,
  /** From the press of the button to the judged result: the rest of the face's limit, the analysis, the judgment. */
  pipeline: 16_000,
  /** Waiting for the lock that all tabs share. */
  charging: 5_000,
} as const;
