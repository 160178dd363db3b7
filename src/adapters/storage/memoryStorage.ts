import type { KeyValueStorage, StorageName } from './KeyValueStorage.ts';

/** Storage that lasts as long as the page: what is left to a visitor whose browser blocks the real one. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<StorageName, string>();
  return {
    get: (name) => values.get(name) ?? null,
    set: (name, value) => {
      values.set(name, value);
    },
    remove: (name) => {
      values.delete(name);
    },
  };
}
