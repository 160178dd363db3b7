import type { BattleActor } from '../actors/AppActors.ts';
import { createBattleMemory } from '../adapters/createBattleMemory.ts';
import type { TabPage } from '../adapters/tabEntry.ts';

/**
 * Puts the results that this tab showed when it was left back into the battle (RES-06). From then on the tab keeps the results that the
 * battle shows, and forgets them when they are left. Those without a winner cost nothing and are not kept. This lasts as long as
 * the battle, not as its dialog: a dialog that is closed while the credit is being taken does not stop the battle, and its results
 * are paid for a moment later.
 */
export function keepBattle(battle: BattleActor, page: TabPage): void {
  const memory = createBattleMemory(page);
  const recalled = memory.recall();
  if (recalled) battle.send({ type: 'recall', results: recalled });
  let shown = battle.getSnapshot().context.results;
  battle.subscribe((snapshot) => {
    const now = snapshot.matches('results') ? snapshot.context.results : null;
    if (now === shown) return;
    shown = now;
    if (now && now.comparison.winner !== 'none') memory.keep(now);
    else memory.forget();
  });
}
