import type { KeyValueStorage } from './storage/KeyValueStorage.ts';

/**
 * Whether the analytics dashboard shows: `?admin=true`, or the storage key `admin` equal to `true` (PG-06). This
 * protects nothing, and need not: the dashboard shows only the visitor's own data.
 */
export function readAdminFlag(search: string, storage: KeyValueStorage): boolean {
  if (new URLSearchParams(search).get('admin') === 'true') return true;
  try {
    return storage.get('admin') === 'true';
  } catch {
    return false;
  }
}
