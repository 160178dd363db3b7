import type { CountedStorage } from '../storage/KeyValueStorage.ts';
import { type CreditsLock, lockName } from './CreditsLock.ts';
import { createRevisions } from './createRevisions.ts';

/** The browser's own lock, which it takes back from a tab that crashes. */
export function createWebLock(locks: LockManager, storage: CountedStorage): CreditsLock {
  const revisions = createRevisions(locks, storage);
  return {
    release: () => revisions.release(),
    async run(work, signal) {
      return locks.request(lockName, signal ? { signal } : {}, async () => {
        const seen = await revisions.catchUp();
        // The browser heeds the signal only until it grants the lock. If it aborted since, the caller no longer waits for this change.
        signal?.throwIfAborted();
        const writes = storage.writes();
        try {
          return work();
        } finally {
          if (storage.writes() > writes) await revisions.announce(seen);
        }
      });
    },
  };
}
