import { storagePrefix } from './KeyValueStorage.ts';
import type { StorageOwner } from './openBrowserStorage.ts';

/** This product's own entries of a storage, as written, sorted by key; nobody else's. */
export function ownEntries(storage: StorageOwner['localStorage']): Readonly<Record<string, string>> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  const own = keys.filter((key): key is string => key !== null && key.startsWith(storagePrefix)).sort();
  return Object.fromEntries(own.map((key) => [key, storage.getItem(key) ?? '']));
}

/**
 * Prints what this product stored, in the browser and in this tab, to the console, for whoever helps a visitor to find a lost credit
 * (CRB-10).
 */
export function dumpStorage(
  page: StorageOwner & { readonly sessionStorage: StorageOwner['localStorage'] },
): void {
  try {
    const [stored, ofTab] = [ownEntries(page.localStorage), ownEntries(page.sessionStorage)];
    console.info('Storage of this product:', stored, 'of this tab:', ofTab);
  } catch (error) {
    console.info('The storage of this product cannot be read:', error);
  }
}
