import { LazyDialogOutlet } from '../../components/LazyDialogOutlet.tsx';
import { purchaseDialog } from './purchaseDialog.ts';

/** Where the purchase dialog appears. */
export function PurchaseDialogOutlet() {
  return <LazyDialogOutlet dialog={purchaseDialog} />;
}
