import type { CreditsView } from '../../../machines/billingPorts.ts';
import { parseActivity } from '../../domain/credits/activity.ts';
import { creditsLeft, freeRemaining } from '../../domain/credits/creditsLeft.ts';
import type { CreditsRecord } from '../../domain/credits/CreditsRecord.ts';
import { defaultCredits } from '../../domain/credits/parseCreditsRecord.ts';
import type { Clock } from '../clock.ts';
import type { StorageInUse } from '../storage/browserStorage.ts';
import { readJson } from '../storage/storedJson.ts';
import type { PageMemory } from './pageMemory.ts';
import { readCredits, readHistory, readPending } from './records.ts';

type StoredPart = Pick<CreditsView, 'record' | 'pending' | 'purchases' | 'activity'>;

const nothingStored: StoredPart = { record: defaultCredits, pending: false, purchases: [], activity: {} };

const figuresOf = (record: CreditsRecord) => ({
  record,
  free: freeRemaining(record),
  left: creditsLeft(record),
});

/** Reads what the page shows. Where storage throws, the page keeps what it saw last. */
export function createViewReader(
  storage: StorageInUse,
  memory: PageMemory,
  clock: Pick<Clock, 'localDay'>,
): () => CreditsView {
  let last = nothingStored;
  let unreadable = false;
  return () => {
    try {
      memory.remember();
      last = {
        record: memory.missingRecord() ?? readCredits(storage),
        pending: readPending(storage) !== null,
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
      cleared: memory.wasCleared(),
      today: clock.localDay(),
    };
  };
}
