import type { ActorRefFrom } from 'xstate';
import type { battleMachine } from '../../machines/battleMachine.ts';
import { createBattleMemory } from '../adapters/battleMemory.ts';
import type { TabPage } from '../adapters/tabEntry.ts';

/**
 * From now on the tab keeps the results that the battle shows, and forgets them when they are left (RES-06). Those without
 * a winner cost nothing and are not kept. Returns the way to stop.
 */
export function keepBattle(battle: ActorRefFrom<typeof battleMachine>, page: TabPage) {
  const memory = createBattleMemory(page);
  let shown = battle.getSnapshot().context.results;
  const subscription = battle.subscribe((snapshot) => {
    const { results } = snapshot.context;
    const now = snapshot.matches('results') ? results : null;
    if (now === shown) return;
    shown = now;
    if (now && now.comparison.winner !== 'none') memory.keep(now);
    else memory.forget();
  });
  return () => subscription.unsubscribe();
}
