import { describe, expect, it, vi } from 'vitest';
import { lockName } from '../../../src/adapters/lock/CreditsLock.ts';
import { createWebLock } from '../../../src/adapters/lock/createWebLock.ts';
import type { CountedStorage } from '../../../src/adapters/storage/KeyValueStorage.ts';
import { deferred } from '../../machines/fakePorts.ts';
import { createFakeLocks } from './fakeLocks.ts';
import { createLateDisk } from './lateDisk.ts';

type Locks = ReturnType<typeof createFakeLocks>;
const openLock = (locks: Locks, view: CountedStorage) => createWebLock(locks as unknown as LockManager, view);

const count = (view: CountedStorage) => {
  view.set('activity', String(Number(view.get('activity') ?? 0) + 1));
};

/**
 * WebKit when the page enters the back-forward cache: the lock is taken away and its request is rejected, but the work under it goes on
 * when the page is shown again.
 */
function createLostLocks(locks: Locks) {
  const lost = deferred<void>();
  const reject = () => {
    throw new DOMException('The browsing context is going away', 'AbortError');
  };
  let ended: Promise<unknown> = Promise.resolve();
  return {
    locks: {
      ...locks,
      request(name: string, options: LockOptions, work: () => unknown) {
        const granted = locks.request(name, options, work);
        if (name !== lockName) return granted;
        ended = granted.catch(() => undefined);
        return Promise.race([granted, lost.promise.then(reject)]);
      },
    },
    lose: () => lost.resolve(),
    /** Resolves once the work under the lock has ended. */
    ended: () => ended,
  };
}

describe('the Web Lock', () => {
  it('[CRD-08] loses no count among tabs to which storage comes later than the lock', async () => {
    const locks = createFakeLocks();
    const disk = createLateDisk(() => performance.now(), 3);
    const tabs = [disk.openView(), disk.openView(), disk.openView()];
    await Promise.all(
      tabs.flatMap((view) => {
        const lock = openLock(locks, view);
        return [0, 1, 2, 3].map(() => lock.run(() => count(view)));
      }),
    );
    const [last] = tabs.map((view) => Number(view.get('activity'))).toSorted((a, b) => b - a);
    expect(last).toBe(12);
  });

  it('[CRD-08] announces a revision after a change, and none after a look', async () => {
    const locks = createFakeLocks();
    const view = createLateDisk(() => 0, 0).openView();
    const lock = openLock(locks, view);
    await lock.run(() => view.get('credits'));
    expect(locks.names()).toEqual([]);
    await lock.run(() => count(view));
    await lock.run(() => count(view));
    await expect.poll(() => locks.names()).toEqual(['glowcheck.credits@2']);
    expect(view.get('revision')).toBe('2');
  });

  it('[CRD-08] holds nothing once a second has passed, or the page goes into the back-forward cache', async () => {
    vi.useFakeTimers();
    try {
      const locks = createFakeLocks();
      const view = createLateDisk(() => 0, 0).openView();
      const lock = openLock(locks, view);
      await lock.run(() => count(view));
      expect(locks.names()).toEqual(['glowcheck.credits@1']);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(locks.names()).toEqual([]);
      await lock.run(() => count(view));
      expect(locks.names()).toEqual(['glowcheck.credits@2']);
      lock.release?.();
      await vi.advanceTimersByTimeAsync(0);
      expect(locks.names()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('[CRD-08] goes on from the announced revision when storage was cleared', async () => {
    vi.useFakeTimers();
    try {
      const locks = createFakeLocks();
      const view = createLateDisk(() => 0, 0).openView();
      const lock = openLock(locks, view);
      await lock.run(() => count(view));
      view.remove('revision');
      const next = lock.run(() => count(view));
      await vi.advanceTimersByTimeAsync(1_100);
      await next;
      expect(view.get('revision')).toBe('2');
    } finally {
      vi.useRealTimers();
    }
  });

  it('[CRD-08] announces what was written before the work threw', async () => {
    const locks = createFakeLocks();
    const view = createLateDisk(() => 0, 0).openView();
    const failing = openLock(locks, view).run(() => {
      count(view);
      throw new Error('Half way');
    });
    await expect(failing).rejects.toThrow('Half way');
    expect(view.get('revision')).toBe('1');
    expect(locks.names()).toEqual(['glowcheck.credits@1']);
  });

  it('[CRD-08] is no longer waited for once the request is aborted, though another tab still holds it', async () => {
    const locks = createFakeLocks();
    const view = createLateDisk(() => 0, 0).openView();
    const otherTab = deferred<void>();
    const held = locks.request(lockName, {}, () => otherTab.promise);
    const work = vi.fn<() => void>();
    const wish = new AbortController();
    const waiting = openLock(locks, view).run(work, wish.signal);
    wish.abort(new Error('Never mind'));
    await expect(waiting).rejects.toThrow('Never mind');
    otherTab.resolve();
    await held;
    await openLock(locks, view).run(() => undefined);
    expect(work).not.toHaveBeenCalled();
  });

  it('[CRD-08] changes nothing later, once the lock was taken away before the change was made', async () => {
    const query = deferred<void>();
    const lost = createLostLocks(
      createFakeLocks((at) => (at === 'query' ? query.promise : Promise.resolve())),
    );
    const view = createLateDisk(() => 0, 0).openView();
    const changing = openLock(lost.locks, view).run(() => count(view));
    lost.lose();
    await expect(changing).rejects.toThrow('going away');
    query.resolve();
    await lost.ended();
    expect(view.get('activity')).toBeNull();
  });

  it('[CRD-08] reports a change that was made before the lock was taken away', async () => {
    const lost = createLostLocks(createFakeLocks());
    const view = createLateDisk(() => 0, 0).openView();
    const changing = openLock(lost.locks, view).run(() => {
      count(view);
      lost.lose();
      return 'made';
    });
    await expect(changing).resolves.toBe('made');
    expect(view.get('activity')).toBe('1');
  });

  it.each([
    ['does not answer', () => new Promise<LockManagerSnapshot>(() => {})],
    ['refuses to answer', () => Promise.reject(new DOMException('Not now', 'InvalidStateError'))],
  ])(
    '[CRD-08] loses no count where the browser %s which locks are held: it waits until writes have arrived',
    async (_, query) => {
      vi.useFakeTimers();
      try {
        const locks = { ...createFakeLocks(), query } as Locks;
        const disk = createLateDisk(() => Date.now(), 900);
        const [first, second] = [disk.openView(), disk.openView()];
        const changes = [first, second].map((view) => openLock(locks, view).run(() => count(view)));
        await vi.advanceTimersByTimeAsync(2_100);
        await Promise.all(changes);
        expect(second.get('activity')).toBe('2');
      } finally {
        vi.useRealTimers();
      }
    },
  );
});
