import type { CountedStorage, StorageName } from '../../../src/adapters/storage/KeyValueStorage.ts';

/** Storage as tabs in processes of their own see it: what another tab wrote arrives `lag` ms later, in order. */
export function createLateDisk(now: () => number, lag: number) {
  const writes: { at: number; view: object; name: StorageName; value: string | null }[] = [];
  return {
    openView(): CountedStorage {
      const view = {};
      const write = (name: StorageName, value: string | null) => {
        writes.push({ at: now(), view, name, value });
      };
      return {
        get: (name) =>
          writes.findLast(
            (written) => written.name === name && (written.view === view || written.at + lag <= now()),
          )?.value ?? null,
        set: write,
        remove: (name) => write(name, null),
        writes: () => writes.length,
      };
    },
  };
}
