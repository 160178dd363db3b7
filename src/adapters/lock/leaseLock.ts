import * as v from 'valibot';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt, readJson } from '../storage/storedJson.ts';
import type { CreditsLock } from './CreditsLock.ts';

/** What the lease needs of the world. */
export interface LeaseOptions {
  readonly storage: KeyValueStorage;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** 0-1; tells one tab from another, and keeps two from trying in step. */
  readonly random: () => number;
}

const leaseSchema = v.object({ owner: v.string(), until: v.number() });

/** Milliseconds. A claim stands only if it is still there after `settling`, which is long against a write's way to the other tabs. */
const lease = { lasts: 2_000, settling: 60, jitter: 60, retry: 20 } as const;

/**
 * A lock in storage, for browsers without `navigator.locks` and for pages not served over HTTPS: write a claim, let it
 * settle, and see whose claim stands. A claim runs out, so that a tab that crashed locks nobody out. Where storage
 * cannot even hold the claim there is nothing to protect, and the work is done.
 */
export function createLeaseLock({ storage, now, wait, random }: LeaseOptions): CreditsLock {
  const owner = `${now().toString(36)}-${random().toString(36).slice(2)}`;
  let queue: Promise<unknown> = Promise.resolve();

  function standing(): string | null {
    const parsed = v.safeParse(leaseSchema, readJson(storage, 'lease'));
    if (!parsed.success) return null;
    const left = parsed.output.until - now();
    // A claim from the far future was made before the clock was set back.
    return left > 0 && left <= lease.lasts ? parsed.output.owner : null;
  }

  async function acquire(signal: AbortSignal | undefined): Promise<void> {
    for (;;) {
      signal?.throwIfAborted();
      if (standing() === null) {
        storage.set('lease', JSON.stringify({ owner, until: now() + lease.lasts }));
        await wait(lease.settling + random() * lease.jitter);
        if (standing() === owner) return;
      }
      await wait(lease.retry + random() * lease.jitter);
    }
  }

  async function runLocked<T>(work: () => T, signal: AbortSignal | undefined): Promise<T> {
    try {
      await acquire(signal);
    } catch (error) {
      signal?.throwIfAborted();
      console.warn('Credits are changed without a lock:', error);
    }
    signal?.throwIfAborted();
    try {
      return work();
    } finally {
      attempt(() => {
        if (standing() === owner) storage.remove('lease');
      });
    }
  }

  return {
    run(work, signal) {
      const turn = queue.then(() => runLocked(work, signal));
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}
