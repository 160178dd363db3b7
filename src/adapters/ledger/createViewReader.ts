import type { CreditsView } from '../../../machines/billingPorts.ts';
import { parseActivity } from '../../domain/credits/activity.ts';
import { creditsLeft, freeRemaining } from '../../domain/credits/creditsLeft.ts';
import type { CreditsRecord } from '../../domain/credits/CreditsRecord.ts';
import { defaultCredits } from '../../domain/credits/defaultCredits.ts';
import { ageOf, paymentLimits } from '../../domain/payment/paymentLimits.ts';
import type { Clock } from '../clock.ts';
import type { StorageInUse } from '../storage/openBrowserStorage.ts';
import { readJson } from '../storage/storedJson.ts';
import { readCredited } from './credited.ts';
import { readCredits, readHistory, readPaymentBackups, readPending } from './records.ts';

type StoredPart = Pick<CreditsView, 'record' | 'pending' | 'unfinished' | 'purchases' | 'activity'>;

const nothingStored: StoredPart = {
  record: defaultCredits,
  pending: false,
  unfinished: null,
  purchases: [],
  activity: {},
};

/** How long ago the newest purchase was begun that recovery would pay out, in ms; null when there is none. */
function unfinishedAge(storage: StorageInUse, now: number): number | null {
  const credited = readCredited(storage);
  const pending = readPending(storage);
  if (pending && !credited.has(pending.id)) return ageOf(pending.begunAt, now);
  const backup = readPaymentBackups(storage).find(
    ({ id, backedUpAt }) => !credited.has(id) && ageOf(backedUpAt, now) < paymentLimits.paymentBackup,
  );
  return backup ? ageOf(Number(backup.id) || backup.backedUpAt, now) : null;
}

const figuresOf = (record: CreditsRecord) => ({
  record,
  free: freeRemaining(record),
  left: creditsLeft(record),
});

/** Reads what the page shows. Where storage throws, the page keeps what it saw last. */
export function createViewReader(
  storage: StorageInUse,
  clock: Pick<Clock, 'now' | 'localDay'>,
): () => CreditsView {
  let last = nothingStored;
  let unreadable = false;
  return () => {
    try {
      last = {
        record: readCredits(storage),
        pending: storage.get('pendingPayment') !== null,
        unfinished: unfinishedAge(storage, clock.now()),
        purchases: readHistory(storage),
        activity: parseActivity(readJson(storage, 'activity')),
      };
      unreadable = false;
    } catch {
      unreadable = true;
    }
    return {
      ...last,
      ...figuresOf(last.record),
      storage: unreadable ? 'blocked' : storage.state(),
      today: clock.localDay(),
    };
  };
}
