import type { ShownBattle, ShownLook } from '../domain/battle/ShownBattle.ts';
import { battleEntry } from './battleEntry.ts';
import { readBattle } from './readBattle.ts';
import type { TabPage } from './tabEntry.ts';

/**
 * The results of the battle that this tab paid for and shows, in session storage, as `createVerdictMemory` keeps a verdict:
 * words and numbers, nothing of the photos (PRV-02).
 */
export function createBattleMemory(page: TabPage) {
  const entry = battleEntry(page);
  return {
    forget: entry.remove,
    keep: ({ comparison, first, second }: ShownBattle) =>
      entry.write({ comparison, first: wordsOf(first), second: wordsOf(second) } satisfies ShownBattle),
    /** The kept results; null where there are none, or where they cannot be read. Unreadable ones are removed. */
    recall(): ShownBattle | null {
      const battle = entry.read(readBattle);
      if (!battle) entry.remove();
      return battle;
    },
  };
}

const wordsOf = ({ feedback, shareableCard, measurement: { basis, unseen } }: ShownLook): ShownLook => ({
  feedback,
  shareableCard,
  measurement: { basis, unseen, evidence: [] },
});
