import { type ActorRefFrom, waitFor } from 'xstate';
import { battleWith } from '../../machines/battleMachine.ts';
import type { paymentMachine } from '../../machines/paymentMachine.ts';
import type { AppActors } from '../actors/AppActors.ts';
import { createBattleMemory } from '../adapters/createBattleMemory.ts';
import type { TabPage } from '../adapters/tabEntry.ts';
import type { LazyDialog } from '../components/createLazyDialog.ts';

/**
 * Puts the results that this tab showed when it was left back into the battle, and opens its dialog (RES-06). It first waits until the
 * visitor has closed the messages about a payment, which the dialog would cover. It does not wait once the visitor opens the dialog:
 * results that came later would replace the picker, and a look that was chosen in the picker would replace them before they were seen.
 */
export async function recallBattle(
  battleBy: AppActors['battle'],
  payment: ActorRefFrom<typeof paymentMachine>,
  dialog: Pick<LazyDialog, 'open' | 'current' | 'subscribe'>,
  page: TabPage,
): Promise<void> {
  await Promise.race([
    waitFor(
      payment,
      (state) => !state.hasTag('checking') && state.matches({ banner: 'hidden', alert: 'none' }),
    ),
    untilOpened(dialog),
  ]);
  // Read only now, because they are forgotten when another battle is begun meanwhile.
  const results = createBattleMemory(page).recall();
  if (!results) return;
  const battle = battleBy(battleWith);
  battle.send({ type: 'recall', results });
  if (battle.getSnapshot().matches('results')) dialog.open();
}

async function untilOpened({ current, subscribe }: Pick<LazyDialog, 'current' | 'subscribe'>): Promise<void> {
  if (current().kind !== 'closed') return;
  await new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });
}
