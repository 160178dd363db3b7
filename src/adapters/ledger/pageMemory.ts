import { type CreditsRecord } from '../../domain/credits/CreditsRecord.ts';
import { parseCreditsRecord } from '../../domain/credits/parseCreditsRecord.ts';
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts';
import { attempt, writeText } from '../storage/storedJson.ts';

/**
 * What this page saw in storage last. When the visitor clears the site's storage while the page is open, the credits
 * they paid for come back with the next change.
 */
export interface PageMemory {
  /** Takes note of what stands in storage. Never throws. */
  remember(): void;
  /** Puts record and history back where neither record nor backup stands any more. */
  restore(): void;
  /** The record that `restore` would put back; null when there is nothing to put back. */
  missingRecord(): CreditsRecord | null;
  /** Whether anything was put back since the page was loaded. */
  wasCleared(): boolean;
}

export function createPageMemory(storage: KeyValueStorage): PageMemory {
  let credits: string | null = null;
  let history: string | null = null;
  let cleared = false;
  const isGone = () =>
    credits !== null && storage.get('credits') === null && storage.get('creditsBackup') === null;

  return {
    remember() {
      attempt(() => {
        const seen = storage.get('credits');
        if (seen === null || !parseCreditsRecord(parseJson(seen))) return;
        history = storage.get('purchaseHistory');
        credits = seen;
      });
    },
    restore() {
      if (credits === null || !isGone()) return;
      if (history !== null && storage.get('purchaseHistory') === null)
        writeText(storage, 'purchaseHistory', history);
      writeText(storage, 'credits', credits);
      cleared = true;
    },
    missingRecord: () => (credits !== null && isGone() ? parseCreditsRecord(parseJson(credits)) : null),
    wasCleared: () => cleared,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
