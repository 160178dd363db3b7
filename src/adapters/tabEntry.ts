import { storagePrefix } from './storage/KeyValueStorage.ts';
import { attempt, attemptOr } from './storage/storedJson.ts';

/** The page whose tab keeps something. Reading `sessionStorage` itself throws where a browser blocks it. */
export interface TabPage {
  readonly sessionStorage: Storage;
}

/** What a tab keeps under one name. */
export interface TabEntry {
  readonly exists: () => boolean;
  /** What `parse` makes of the kept text; null where nothing is kept, or where storage or `parse` fails. */
  readonly read: <T>(parse: (text: string) => T | null) => T | null;
  readonly write: (value: unknown) => void;
  readonly remove: () => void;
}

/**
 * An entry of session storage, which a tab keeps over reloads and on its way to another site and back, and which is gone with
 * the tab. Where storage fails, nothing is kept.
 */
export function tabEntry(page: TabPage, name: string): TabEntry {
  const key = `${storagePrefix}${name}`;
  const get = () => page.sessionStorage.getItem(key);
  return {
    exists: () => attemptOr(() => get() !== null, false),
    read: (parse) =>
      attemptOr(() => {
        const text = get();
        return text === null ? null : parse(text);
      }, null),
    write: (value) => void attempt(() => page.sessionStorage.setItem(key, JSON.stringify(value))),
    remove: () => void attempt(() => page.sessionStorage.removeItem(key)),
  };
}
