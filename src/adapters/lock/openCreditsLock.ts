import type { StorageInUse } from '../storage/browserStorage.ts';
import type { CreditsLock } from './CreditsLock.ts';
import { createLeaseLock } from './leaseLock.ts';
import { createWebLock } from './webLock.ts';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** For storage that no other tab sees. */
const noLock: CreditsLock = {
  async run(work, signal) {
    signal?.throwIfAborted();
    return work();
  },
};

/** The browser's lock, or the best that can be had without. */
export function openCreditsLock(locks: LockManager | undefined, storage: StorageInUse): CreditsLock {
  if (storage.state() === 'blocked') return noLock;
  if (locks) return createWebLock(locks, storage);
  return createLeaseLock({ storage, now: () => Date.now(), wait, random: () => Math.random() });
}
