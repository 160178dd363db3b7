import type { CountedStorage } from '../storage/KeyValueStorage.ts';
import { type CreditsLock, lockName } from './CreditsLock.ts';
import { createRevisions } from './createRevisions.ts';

/**
 * The browser's own lock, which it takes back from a tab that crashes. WebKit also takes it from a page that enters the back-forward cache:
 * it rejects the request, but the code that waits under the lock goes on when the page is shown again. A change that was made by then is
 * reported as made, and one that was not is not made any more.
 */
export function createWebLock(locks: LockManager, storage: CountedStorage): CreditsLock {
  const revisions = createRevisions(locks, storage);
  return {
    release: () => revisions.release(),
    run<T>(work: () => T, signal?: AbortSignal): Promise<T> {
      let made: { readonly value: T } | null = null;
      let isLost = false;
      return locks
        .request(lockName, signal ? { signal } : {}, async () => {
          const seen = await revisions.catchUp();
          // The browser heeds the signal only until it grants the lock. If it aborted since, the caller no longer waits for this change.
          signal?.throwIfAborted();
          if (isLost) throw new Error('The lock was lost before the change was made');
          const writes = storage.writes();
          try {
            made = { value: work() };
            return made.value;
          } finally {
            if (storage.writes() > writes) await revisions.announce(seen);
          }
        })
        .catch((error: unknown) => {
          isLost = true;
          if (made) return made.value;
          throw error;
        });
    },
  };
}
