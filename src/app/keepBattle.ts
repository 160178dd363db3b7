import type { BattleActor } from '../actors/AppActors.ts';
import { createBattleMemory } from '../adapters/createBattleMemory.ts';
import type { TabPage } from '../adapters/tabEntry.ts';

/** The battles whose results are kept already. Their dialog calls `keepBattle` each time that it is opened. */
const kept = new WeakSet<object>();

/**
 * From now on the tab keeps the results that the battle shows, and forgets them when they are left (RES-06). Those without
 * a winner cost nothing and are not kept. This lasts as long as the battle, not as its dialog: a dialog that is closed while
 * the credit is being taken does not stop the battle, and its results are paid for a moment later.
 */
export function keepBattle(battle: BattleActor, page: TabPage): void {
  if (kept.has(battle)) return;
  kept.add(battle);
  const memory = createBattleMemory(page);
  let shown = battle.getSnapshot().context.results;
  let begun = false;
  battle.subscribe((snapshot) => {
    const { results, slots } = snapshot.context;
    if (!begun && slots.some(({ chosen }) => chosen.file)) {
      begun = true;
      // Results that an earlier page kept and that were not recalled must not come back after another battle was begun.
      memory.forget();
    }
    const now = snapshot.matches('results') ? results : null;
    if (now === shown) return;
    shown = now;
    if (now && now.comparison.winner !== 'none') memory.keep(now);
    else memory.forget();
  });
}
