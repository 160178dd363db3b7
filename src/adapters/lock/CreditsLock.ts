/** One change at a time, in all tabs of this browser. */
export interface CreditsLock {
  /**
   * Runs `work` while no other tab changes anything, and with everything in view that other tabs wrote. `work` is
   * synchronous, so that this tab cannot interrupt it and others wait for a moment only. Rejects with the signal's
   * reason if the signal aborts before `work` begins, and with whatever `work` throws.
   */
  run<T>(work: () => T, signal?: AbortSignal): Promise<T>;
  /** Releases every lock that this page holds: browsers keep no page with a lock in the back-forward cache. */
  release?(): void;
}

export const lockName = 'glowcheck.credits';
