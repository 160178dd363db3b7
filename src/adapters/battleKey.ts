import { storagePrefix } from './storage/KeyValueStorage.ts';
import { attemptOr } from './storage/storedJson.ts';

/** Where a tab keeps the battle that it shows, in its session storage. */
export const battleKey = `${storagePrefix}battle`;

/** Whether this tab showed a battle's results when it was left. What reads them is fetched only then. */
export const hasBattle = (page: { readonly sessionStorage: Storage }): boolean =>
  attemptOr(() => page.sessionStorage.getItem(battleKey) !== null, false);
