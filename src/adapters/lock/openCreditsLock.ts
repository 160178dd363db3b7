import type { StorageInUse } from '../storage/openBrowserStorage.ts';
import type { CreditsLock } from './CreditsLock.ts';
import { createWebLock } from './createWebLock.ts';

/** For storage that no other tab sees, and for browsers without locks, in which nothing is sold. */
const noLock: CreditsLock = {
  async run(work, signal) {
    signal?.throwIfAborted();
    return work();
  },
};

/**
 * The browser's lock. All supported browsers have it, on pages that are served securely; elsewhere a change is still whole
 * (it is made without a pause), but another tab's may come between reading and writing.
 */
export function openCreditsLock(locks: LockManager | undefined, storage: StorageInUse): CreditsLock {
  return storage.state() === 'blocked' || !locks ? noLock : createWebLock(locks, storage);
}
