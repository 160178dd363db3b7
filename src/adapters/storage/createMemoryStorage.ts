import type { CountedStorage, StorageName } from './KeyValueStorage.ts';

/** Storage that lasts as long as the page: what is left to a visitor whose browser blocks the real one. */
export function createMemoryStorage(): CountedStorage {
  const values = new Map<StorageName, string>();
  let writes = 0;
  return {
    get: (name) => values.get(name) ?? null,
    set: (name, value) => {
      writes += 1;
      values.set(name, value);
    },
    remove: (name) => {
      writes += 1;
      values.delete(name);
    },
    writes: () => writes,
  };
}
