/** One change at a time, in all tabs of this browser. */
export interface CreditsLock {
  /**
   * Runs `work` with nobody else at it and with everything the others wrote in sight. `work` is synchronous: it cannot
   * be interrupted by this tab, and holds the others up for a moment only. Rejects with the signal's reason when that
   * aborts before `work` began, and with whatever `work` throws.
   */
  run<T>(work: () => T, signal?: AbortSignal): Promise<T>;
  /** Releases every lock that this page holds: browsers keep no page with a lock in the back-forward cache. */
  release?(): void;
}

export const lockName = 'glowcheck.credits';
