import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt } from '../storage/storedJson.ts';
import { lockName } from './CreditsLock.ts';

/**
 * How long a tab waits for the writes of another to arrive, and therefore how long these are announced, ms. Writes that
 * have not arrived by then never will: the storage was cleared.
 */
const arrivalLimit = 1_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function readRevision(storage: KeyValueStorage): number {
  const revision = Number(storage.get('revision') ?? 0);
  return Number.isSafeInteger(revision) && revision > 0 ? revision : 0;
}

/**
 * Browsers hand a lock from tab to tab faster than they hand over what was written to localStorage. Measured with two
 * tabs counting to 1000 under one Web Lock: Chromium lost 65 to 219 of the counts, Firefox 235.
 *
 * So each change counts `revision` up as its last write, and the tab that made it holds, for a while, a second lock that
 * carries that number in its name. Names travel with the locks, and arrive in time: the next tab reads them, then waits
 * until its own view of storage has come as far. With it no count was lost.
 */
export function createRevisions(locks: LockManager, storage: KeyValueStorage) {
  const prefix = `${lockName}@`;
  let releaseLock: () => void = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function release(): void {
    clearTimeout(timer);
    releaseLock();
  }

  async function readAnnounced(): Promise<number> {
    const { held = [] } = await locks.query();
    const numbers = held.flatMap(({ name }) =>
      name?.startsWith(prefix) ? [Number(name.slice(prefix.length))] : [],
    );
    return Math.max(0, ...numbers);
  }

  /** The newest revision that a tab announces. Where the browser does not tell, 0, once all writes have had the time to arrive. */
  function announced(): Promise<number> {
    // After a sleep of the machine the time is over at once. The second wait lets the page first read what came meanwhile.
    const untold = wait(arrivalLimit)
      .then(() => wait(1))
      .then(() => 0);
    return Promise.race([readAnnounced().catch(() => untold), untold]);
  }

  return {
    /** Ends the announcement of this tab's writes: they have arrived by now. */
    release,
    /** Resolves once this tab sees what the others wrote: the revision it sees. Call it with the lock held. */
    async catchUp(): Promise<number> {
      const newest = await announced();
      const giveUpAt = performance.now() + arrivalLimit;
      while (readRevision(storage) < newest && performance.now() < giveUpAt) await wait(1);
      return Math.max(newest, readRevision(storage));
    },
    /** Says that there is a newer revision. Call it after the last write, with the lock still held. */
    async announce(seen: number): Promise<void> {
      const next = seen + 1;
      if (!attempt(() => storage.set('revision', String(next)))) return;
      await new Promise<void>((resolve) => {
        const hold = () => {
          release();
          resolve();
          timer = setTimeout(() => releaseLock(), arrivalLimit);
          return new Promise<void>((end) => {
            releaseLock = end;
          });
        };
        locks.request(`${prefix}${next}`, { mode: 'shared' }, hold).catch(() => resolve());
      });
    },
  };
}
