import type { KeyValueStorage } from './storage/KeyValueStorage.ts';

/**
 * Whether the analytics dashboard shows: `?admin=true`, or the storage key `admin` equal to `true` (PG-06). A curtain,
 * not a lock: everything behind it is the visitor's own.
 */
export function readAdminFlag(search: string, storage: KeyValueStorage): boolean {
  if (new URLSearchParams(search).get('admin') === 'true') return true;
  try {
    return storage.get('admin') === 'true';
  } catch {
    return false;
  }
}
