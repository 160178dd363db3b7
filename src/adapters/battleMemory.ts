import type { ShownBattle, ShownLook } from '../domain/battle/ShownBattle.ts';
import { battleKey } from './battleKey.ts';
import { readBattle } from './readBattle.ts';
import { attempt, attemptOr } from './storage/storedJson.ts';

/**
 * The results of the battle that this tab paid for and shows, in session storage, as `verdictMemory` keeps a verdict:
 * words and numbers, nothing of the photos (PRV-02). Where storage fails, nothing is kept.
 */
export function createBattleMemory(page: { readonly sessionStorage: Storage }) {
  const forget = () => void attempt(() => page.sessionStorage.removeItem(battleKey));
  return {
    forget,
    keep: ({ comparison, first, second }: ShownBattle) =>
      void attempt(() =>
        page.sessionStorage.setItem(
          battleKey,
          JSON.stringify({
            comparison,
            first: wordsOf(first),
            second: wordsOf(second),
          } satisfies ShownBattle),
        ),
      ),
    /** Null where what was kept cannot be read; it is forgotten then. */
    recall(): ShownBattle | null {
      const battle = attemptOr(() => readBattle(page.sessionStorage.getItem(battleKey)), null);
      if (!battle) forget();
      return battle;
    },
  };
}

const wordsOf = ({ feedback, shareableCard, measurement: { basis, unseen } }: ShownLook): ShownLook => ({
  feedback,
  shareableCard,
  measurement: { basis, unseen, evidence: [] },
});
