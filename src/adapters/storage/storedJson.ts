import type { KeyValueStorage, StorageName } from './KeyValueStorage.ts';

/** Storage answered, but not with what was written to it. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
}

/** The value under `name`; undefined when there is none or when it is no JSON. Throws what storage throws. */
export function readJson(storage: KeyValueStorage, name: StorageName): unknown {
  const text = storage.get(name);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes and reads back, because some storages drop a write without an error. Throws when the write does, or a `StorageFault`
 * when something else stands there. If only the reading throws, the write counts as done.
 */
export function writeText(storage: KeyValueStorage, name: StorageName, text: string): void {
  storage.set(name, text);
  let found: string | null;
  try {
    found = storage.get(name);
  } catch {
    return;
  }
  if (found !== text) throw new StorageFault(`The browser did not keep ${name}`);
}

export function writeJson(storage: KeyValueStorage, name: StorageName, value: unknown): void {
  writeText(storage, name, JSON.stringify(value));
}

/** Removes and checks that nothing is left, as `writeText` checks what it wrote. */
export function removeVerified(storage: KeyValueStorage, name: StorageName): void {
  storage.remove(name);
  let found: string | null;
  try {
    found = storage.get(name);
  } catch {
    return;
  }
  if (found !== null) throw new StorageFault(`The browser did not remove ${name}`);
}

/** Puts back what stood under `name`, null being nothing. */
export function putBack(storage: KeyValueStorage, name: StorageName, text: string | null): void {
  if (text === null) removeVerified(storage, name);
  else writeText(storage, name, text);
}

/** Runs a step that may fail without harm. Returns what the step returns, or `otherwise` where it throws. */
export function attemptOr<T>(step: () => T, otherwise: T): T {
  try {
    return step();
  } catch {
    return otherwise;
  }
}

/** Runs a step that may fail without harm. Returns whether it succeeded. */
export const attempt = (step: () => void): boolean =>
  attemptOr(() => {
    step();
    return true;
  }, false);
