import { type ActorRefFrom, waitFor } from 'xstate';
import type { paymentMachine } from '../../machines/paymentMachine.ts';
import { createBattleMemory } from '../adapters/createBattleMemory.ts';
import type { TabPage } from '../adapters/tabEntry.ts';
import type { AnyLazyDialog, LazyDialog } from '../components/createLazyDialog.ts';

/**
 * Opens the battle's dialog, which puts the results that this tab showed when it was left back into the battle (RES-06). It first waits
 * until the visitor has closed what the dialog would cover: the messages about a payment, and any other dialog. Where the visitor
 * opens the battle meanwhile the results come back with it.
 *
 * @param dialogs all dialogs of the page, with that of the battle
 */
export async function recallBattle(
  payment: ActorRefFrom<typeof paymentMachine>,
  dialogs: readonly AnyLazyDialog[],
  battleDialog: LazyDialog,
  page: TabPage,
): Promise<void> {
  await waitFor(
    payment,
    (state) => !state.hasTag('checking') && state.matches({ banner: 'hidden', alert: 'none' }),
  );
  await untilOthersClose(dialogs, battleDialog);
  // Read only now: results that the visitor has opened and left meanwhile are forgotten. Without results nothing is opened.
  if (createBattleMemory(page).recall()) battleDialog.open();
}

/** Until no dialog but the given one is open. One may be opened after another. */
async function untilOthersClose(dialogs: readonly AnyLazyDialog[], own: AnyLazyDialog): Promise<void> {
  const firstOpen = () => dialogs.find((dialog) => dialog !== own && dialog.current().kind !== 'closed');
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
