import { type ActorRefFrom, waitFor } from 'xstate';
import type { paymentMachine } from '../../machines/paymentMachine.ts';
import { createBattleMemory } from '../adapters/createBattleMemory.ts';
import type { TabPage } from '../adapters/tabEntry.ts';
import type { LazyDialog, LazyDialogState } from '../components/createLazyDialog.ts';

/** A lazy dialog, whatever its props. */
interface Shown extends Pick<LazyDialog, 'subscribe'> {
  current(this: void): { readonly kind: LazyDialogState['kind'] };
}

/**
 * Opens the battle's dialog, which puts the results that this tab showed when it was left back into the battle (RES-06). It first waits
 * until the visitor has closed what the dialog would cover: the messages about a payment, and any other dialog. Where the visitor
 * opens the battle meanwhile the results come back with it.
 */
export async function recallBattle(
  payment: ActorRefFrom<typeof paymentMachine>,
  others: readonly Shown[],
  dialog: Pick<LazyDialog, 'open'>,
  page: TabPage,
): Promise<void> {
  await waitFor(
    payment,
    (state) => !state.hasTag('checking') && state.matches({ banner: 'hidden', alert: 'none' }),
  );
  await untilClosed(others);
  // Read only now: results that the visitor has opened and left meanwhile are forgotten. Without results nothing is opened.
  if (createBattleMemory(page).recall()) dialog.open();
}

/** Until none of the dialogs is open. One may be opened after another. */
async function untilClosed(dialogs: readonly Shown[]): Promise<void> {
  const firstOpen = () => dialogs.find(({ current }) => current().kind !== 'closed');
  for (let open = firstOpen(); open; open = firstOpen()) {
    const { subscribe } = open;
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        stop();
        resolve();
      });
    });
  }
}
