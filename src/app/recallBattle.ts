import { type ActorRefFrom, waitFor } from 'xstate';
import type { paymentMachine } from '../../machines/paymentMachine.ts';
import { createBattleMemory } from '../adapters/createBattleMemory.ts';
import type { TabPage } from '../adapters/tabEntry.ts';
import type { LazyDialog } from '../components/createLazyDialog.ts';

type Shown = Pick<LazyDialog, 'current' | 'subscribe'>;

/**
 * Opens the battle's dialog, which puts the results that this tab showed when it was left back into the battle (RES-06). It first waits
 * until the visitor has closed what the dialog would cover: the messages about a payment, and the dialog of receipts. Where the visitor
 * opens the battle meanwhile the results come back with it.
 */
export async function recallBattle(
  payment: ActorRefFrom<typeof paymentMachine>,
  receipts: Shown,
  dialog: Pick<LazyDialog, 'open'>,
  page: TabPage,
): Promise<void> {
  await waitFor(
    payment,
    (state) => !state.hasTag('checking') && state.matches({ banner: 'hidden', alert: 'none' }),
  );
  await untilClosed(receipts);
  // Read only now: results that the visitor has opened and left meanwhile are forgotten. Without results nothing is opened.
  if (createBattleMemory(page).recall()) dialog.open();
}

async function untilClosed({ current, subscribe }: Shown): Promise<void> {
  while (current().kind !== 'closed')
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        stop();
        resolve();
      });
    });
}
