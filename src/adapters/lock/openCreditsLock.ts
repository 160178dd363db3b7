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
 * The browser's lock. All supported browsers have it, on pages that are served securely. Without it no other code of this page can
 * interrupt a change, which is synchronous, but another tab's change may come between its reading and its writing.
 */
export function openCreditsLock(locks: LockManager | undefined, storage: StorageInUse): CreditsLock {
  return storage.state() === 'blocked' || !locks ? noLock : createWebLock(locks, storage);
}
