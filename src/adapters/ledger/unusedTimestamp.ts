import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { readCredited } from './credited.ts';
import { readCheckouts, readPaymentBackups, readPending } from './records.ts';

/** Only ids that lie less than this after `now` are avoided, ms. */
const nearMs = 10_000;

/**
 * A timestamp, in ms since 1970, that is not yet the id of a purchase, because two tabs may buy within one millisecond: `now`, or one more
 * than the newest id that lies within `nearMs` after it.
 */
export function unusedTimestamp(storage: KeyValueStorage, now: number): number {
  const known = [
    ...readCredited(storage).keys(),
    ...readPaymentBackups(storage).map(({ id }) => id),
    readPending(storage)?.id ?? 0,
    readCheckouts(storage).opened ?? 0,
  ].map(Number);
  return known.reduce(
    (timestamp, id) => (id >= now && id < now + nearMs ? Math.max(timestamp, id + 1) : timestamp),
    now,
  );
}
