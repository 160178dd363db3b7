import { createLazyDialog } from '../components/createLazyDialog.ts';
import { loadProgram } from '../loadProgram.ts';

/** The visitor's receipt, and a way to use one; fetched when it is first opened (decision 33). */
export const receiptDialog = createLazyDialog(
  async () => (await loadProgram(() => import('./Receipts.tsx'))).Receipts,
);
