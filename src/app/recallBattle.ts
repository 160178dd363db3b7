import { type ActorRefFrom, waitFor } from 'xstate';
import { battleWith } from '../../machines/battleMachine.ts';
import type { paymentMachine } from '../../machines/paymentMachine.ts';
import type { AppActors } from '../actors/AppActors.ts';
import { createBattleMemory } from '../adapters/createBattleMemory.ts';
import type { TabPage } from '../adapters/tabEntry.ts';

/**
 * Puts the results that this tab showed when it was left back into the battle (RES-06). It first waits until the visitor has read the
 * outcome of a payment, which the battle's dialog would cover. Resolves to whether there is something to show.
 */
export async function recallBattle(
  battleBy: AppActors['battle'],
  payment: ActorRefFrom<typeof paymentMachine>,
  page: TabPage,
): Promise<boolean> {
  await waitFor(
    payment,
    (state) => !state.hasTag('checking') && state.matches({ banner: 'hidden', alert: 'none' }),
  );
  // Read only now, because they are forgotten when another battle is begun meanwhile.
  const results = createBattleMemory(page).recall();
  if (!results) return false;
  const battle = battleBy(battleWith);
  battle.send({ type: 'recall', results });
  return battle.getSnapshot().matches('results');
}
