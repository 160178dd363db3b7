import type { AppActors } from '../actors/AppActors.ts';
import { battleEntry } from '../adapters/battleEntry.ts';
import { lazyDialogs } from '../components/createLazyDialog.ts';
import { namesReceipt } from '../domain/payment/namesReceipt.ts';
import { loadProgram } from '../loadProgram.ts';
import { battleDialog } from './battleDialog.ts';
import { receiptDialog } from './receiptDialog.ts';

/** Opens the dialogs that this load begins with: of the receipt that its address names, and of the battle that this tab keeps. */
export function openFirstDialogs({ payment }: Pick<AppActors, 'payment'>): void {
  if (namesReceipt(location.search)) receiptDialog.open();
  if (battleEntry(window).exists())
    loadProgram(() => import('./recallBattle.ts')).then(
      ({ recallBattle }) => recallBattle(payment, lazyDialogs, battleDialog, window),
      // The dialog recalls the results by itself. If it cannot be fetched either, it says so, and offers to try again.
      battleDialog.open,
    );
}
