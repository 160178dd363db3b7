import type { AppActors } from '../actors/AppActors.ts';
import { battleEntry } from '../adapters/battleEntry.ts';
import { namesReceipt } from '../domain/payment/namesReceipt.ts';
import { loadProgram } from '../loadProgram.ts';
import { battleDialog } from './battleDialog.ts';
import { receiptDialog } from './receiptDialog.ts';

/** Opens the dialogs that this load begins with: of the receipt that its address names, and of the battle that this tab keeps. */
export function openFirstDialogs({ battle, payment }: Pick<AppActors, 'battle' | 'payment'>): void {
  if (namesReceipt(location.search)) receiptDialog.open();
  if (battleEntry(window).exists())
    loadProgram(() => import('./recallBattle.ts'))
      .then(({ recallBattle }) => recallBattle(battle, payment, battleDialog, window))
      .catch(() => undefined);
}
