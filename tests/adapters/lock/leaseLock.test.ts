import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeaseLock } from '../../../src/adapters/lock/leaseLock.ts';
import { createMemoryStorage } from '../../../src/adapters/storage/memoryStorage.ts';
import { seededStream } from '../../../src/domain/random/seededStream.ts';
import { createLateDisk } from './lateDisk.ts';

/** Time that jumps to the next waiter as soon as nobody can go on. */
function createTime() {
  let now = 1_000_000;
  const waiting: { at: number; wake: () => void }[] = [];
  return {
    now: () => now,
    set: (moment: number) => {
      now = moment;
    },
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => waiting.push({ at: now + milliseconds, wake: resolve })),
    async run(until: Promise<unknown>) {
      const end = { reached: false };
      const reach = () => {
        end.reached = true;
      };
      until.then(reach, reach);
      for (;;) {
        for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
        if (end.reached) return until;
        const next = waiting.toSorted((one, other) => one.at - other.at)[0];
        if (!next) throw new Error('Nobody waits, and nothing ended');
        waiting.splice(waiting.indexOf(next), 1);
        now = Math.max(now, next.at);
        next.wake();
      }
    },
  };
}

describe('the lease', () => {
  let time = createTime();
  let storage = createMemoryStorage();
  beforeEach(() => {
    time = createTime();
    storage = createMemoryStorage();
  });

  const openTab = (name: string, of = storage) =>
    createLeaseLock({
      storage: of,
      now: time.now,
      wait: time.wait,
      random: seededStream('lease', name),
    });

  it('[CRD-08] loses no count among tabs that see each other late', async () => {
    const disk = createLateDisk(time.now, 15);
    const tabs = ['a', 'b', 'c'].map((name) => {
      const view = disk.openView();
      const lock = openTab(name, view);
      return () => lock.run(() => view.set('revision', String(Number(view.get('revision') ?? 0) + 1)));
    });
    await time.run(Promise.all(tabs.flatMap((count) => [count(), count(), count(), count()])));
    time.set(time.now() + 15);
    const after = disk.openView();
    expect(after.get('revision')).toBe('12');
    expect(after.get('lease')).toBeNull();
  });

  it('[CRD-08] is not held for ever by a tab that crashed', async () => {
    storage.set('lease', JSON.stringify({ owner: 'gone', until: time.now() + 2_000 }));
    const began = time.now();
    await time.run(openTab('a').run(() => {}));
    expect(time.now() - began).toBeGreaterThanOrEqual(2_000);
    expect(time.now() - began).toBeLessThan(3_000);
  });

  it('[CRD-08] does not believe a claim from before the clock was set back', async () => {
    storage.set('lease', JSON.stringify({ owner: 'gone', until: time.now() + 86_400_000 }));
    const began = time.now();
    await time.run(openTab('a').run(() => {}));
    expect(time.now() - began).toBeLessThan(1_000);
  });

  it('[CRD-08] is given back when the work throws', async () => {
    const tab = openTab('a');
    const failure = tab.run(() => {
      throw new Error('No');
    });
    await expect(time.run(failure)).rejects.toThrow('No');
    await expect(time.run(tab.run(() => 'next'))).resolves.toBe('next');
  });

  it('[CRD-08] is not waited for once the wish is withdrawn', async () => {
    storage.set('lease', JSON.stringify({ owner: 'other', until: time.now() + 2_000 }));
    const work = vi.fn<() => void>();
    const wish = new AbortController();
    const asked = openTab('a').run(work, wish.signal);
    wish.abort(new Error('Never mind'));
    await expect(time.run(asked)).rejects.toThrow('Never mind');
    expect(work).not.toHaveBeenCalled();
  });

  it('[CRD-08] does the work all the same where storage cannot hold a claim', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const full = {
      ...storage,
      set: () => {
        throw new Error('Full');
      },
    };
    await expect(time.run(openTab('a', full).run(() => 'done'))).resolves.toBe('done');
  });
});
