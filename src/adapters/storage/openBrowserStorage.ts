import type { StorageState } from '../../domain/payment/storageMessages.ts';
import { type CountedStorage, type StorageName, storagePrefix } from './KeyValueStorage.ts';
import { createMemoryStorage } from './createMemoryStorage.ts';
import { isQuotaError } from './reasonOf.ts';

/** Storage, and whether it can be written to. */
export interface StorageInUse extends CountedStorage {
  state(): StorageState;
}

/** `Window`, as far as storage goes: the getter itself throws where cookies and site data are blocked. */
export interface StorageOwner {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'length' | 'key'>;
}

/** Written and removed at once, to try whether that works. It does not begin with the prefix: other tabs would read everything anew. */
const probe = 'glowcheck-probe';

/**
 * Whether anything can be written at all. The private modes of old browsers offer a storage that is empty and yet has no room. A storage
 * that is full but not empty counts as usable, because a value may still be replaced by another.
 */
function isUsable(owner: StorageOwner): boolean {
  try {
    const { localStorage } = owner;
    try {
      localStorage.setItem(probe, '1');
      // Some storages accept every write, and keep nothing.
      const isKept = localStorage.getItem(probe) === '1';
      localStorage.removeItem(probe);
      return isKept;
    } catch (error) {
      return isQuotaError(error) && localStorage.length > 0;
    }
  } catch {
    return false;
  }
}

/**
 * The browser's storage under the product's prefix, or the page's own memory where it is blocked. The state follows every write: it is
 * `full` from the moment an entry found no room until the same entry is written. A write of another entry proves nothing: its new
 * value may take no more room than the old one.
 */
export function openBrowserStorage(owner: StorageOwner): StorageInUse {
  if (!isUsable(owner)) return { ...createMemoryStorage(), state: () => 'blocked' };
  let refused: StorageName | null = null;
  let denied = false;
  let writes = 0;
  return {
    get: (name) => owner.localStorage.getItem(storagePrefix + name),
    set: (name, value) => {
      writes += 1;
      try {
        owner.localStorage.setItem(storagePrefix + name, value);
        denied = false;
        if (refused === name) refused = null;
      } catch (error) {
        if (isQuotaError(error)) refused = name;
        else denied = true;
        throw error;
      }
    },
    remove: (name) => {
      writes += 1;
      owner.localStorage.removeItem(storagePrefix + name);
    },
    writes: () => writes,
    state: () => {
      if (denied) return 'blocked';
      return refused === null ? 'ok' : 'full';
    },
  };
}
