import { expect, it, vi } from 'vitest';
import { lazyWorkers } from '../../src/app/lazyWorkers.ts';
import type { Workers } from '../../src/app/photoWorkers.ts';
import { faceFound, jpeg, openedPhoto } from '../machines/photos.ts';
import { portsInHand } from '../machines/portsInHand.ts';

const { signal } = new AbortController();

function workersInHand() {
  const { ports, calls } = portsInHand();
  let share: number | null = null;
  const listeners = new Set<() => void>();
  const workers: Workers = {
    photo: { ...ports, encodeForService: async () => ({ ok: true, value: new Blob(['copy']) }) },
    drawCard: async () => new Blob(['card']),
    locatingProgress: {
      current: () => share,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  const progress = (next: number) => {
    share = next;
    listeners.forEach((listener) => listener());
  };
  return { workers, calls, progress, listeners };
}

it('fetches the workers once, for whatever is asked first, and hands every call on', async () => {
  const { workers, calls } = workersInHand();
  const load = vi.fn<() => Promise<Workers>>().mockResolvedValue(workers);
  const lazy = lazyWorkers(load);
  const photo = openedPhoto();
  const [opened] = await Promise.all([
    lazy.photo.open(signal, jpeg()),
    lazy.photo.check(signal, photo),
    lazy.photo.locate(signal, photo),
    lazy.photo.coach(signal, photo, faceFound),
    lazy.photo.measure(signal, photo, faceFound),
    lazy.photo.detectFilters(signal, photo),
  ]);
  expect(opened.ok).toBe(true);
  expect(calls).toEqual(['open', 'check', 'locate', 'coach', 'measure', 'detectFilters']);
  expect(await lazy.photo.encodeForService(signal, photo)).toMatchObject({ ok: true });
  expect(await (await lazy.drawCard({} as never, null)).text()).toBe('card');
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again with the next call when fetching failed', async () => {
  const { workers } = workersInHand();
  const load = vi
    .fn<() => Promise<Workers>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(workers);
  const lazy = lazyWorkers(load);
  await expect(lazy.photo.open(signal, jpeg())).rejects.toThrow('offline');
  expect((await lazy.photo.open(signal, jpeg())).ok).toBe(true);
});

it('tells of the download that began before anybody could listen to it', async () => {
  const { workers, progress, listeners } = workersInHand();
  const lazy = lazyWorkers(async () => workers);
  const heard = vi.fn<() => void>();
  const stop = lazy.locatingProgress.subscribe(heard);
  expect(lazy.locatingProgress.current()).toBeNull();
  await lazy.photo.open(signal, jpeg());
  progress(0.5);
  expect(lazy.locatingProgress.current()).toBe(0.5);
  expect(heard).toHaveBeenCalled();
  stop();
  expect(listeners.size).toBe(0);
});
