import type { StorageOwner } from './openBrowserStorage.ts';
import { storagePrefix } from './KeyValueStorage.ts';

/** This product's own entries of browser storage, as written, sorted by key; nobody else's (CRB-10). */
export function readOwnStorage(owner: StorageOwner): Readonly<Record<string, string>> {
  const { localStorage } = owner;
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  const own = keys.filter((key): key is string => key !== null && key.startsWith(storagePrefix)).sort();
  return Object.fromEntries(own.map((key) => [key, localStorage.getItem(key) ?? '']));
}

/** Prints them to the console for whoever helps a visitor to find a lost credit (CRB-10). */
export function dumpStorage(owner: StorageOwner): void {
  try {
    console.info('Storage of this product:', readOwnStorage(owner));
  } catch (error) {
    console.info('The storage of this product cannot be read:', error);
  }
}
