import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { readCredited } from './credited.ts';
import { readCheckouts, readPaymentBackups, readPending } from './records.ts';

/** Purchases that begin within this time of each other get ids that follow one another; ms. */
const near = 10_000;

/** A moment (ms since 1970) that is not yet the id of a purchase: two tabs may buy within one millisecond. */
export function freeMoment(storage: KeyValueStorage, now: number): number {
  const pending = readPending(storage);
  const known = [
    ...[...readCredited(storage).keys(), readCheckouts(storage).opened ?? 0].map(Number),
    ...readPaymentBackups(storage).map(({ id }) => Number(id)),
    pending && pending !== 'corrupt' ? pending.timestamp : 0,
  ];
  return known.reduce(
    (moment, id) => (id >= now && id < now + near ? Math.max(moment, id + 1) : moment),
    now,
  );
}
