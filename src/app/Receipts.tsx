import { useEffect, useState } from 'react';
import { useSelector } from '@xstate/react';
import { useActors } from '../actors/ActorsContext.tsx';
import type { InstallPrompt } from '../adapters/keepInstallPrompt.ts';
import { restoreReceipt } from '../adapters/ledger/restoreReceipt.ts';
import { writeReceipt } from '../adapters/receiptCode.ts';
import { replaceAddress } from '../adapters/replaceAddress.ts';
import type { LazyDialogProps } from '../components/createLazyDialog.ts';
import { withoutParameters } from '../domain/payment/addressParameters.ts';
import { namesReceipt } from '../domain/payment/namesReceipt.ts';
import type { RestoreOutcome } from '../domain/payment/receiptMessages.ts';
import { ReceiptDialog } from '../features/receipt/ReceiptDialog.tsx';

/** The page at its own address, whatever stood in its query. */
const linkOf = (code: string) => `${location.origin}${location.pathname}?receipt=${code}`;

/** Uses the receipt in the address. If that fails, the receipt stays in the address, so that a reload tries again. */
async function takeFromAddress(
  restore: (text: string) => Promise<RestoreOutcome>,
): Promise<RestoreOutcome | null> {
  const { search } = location;
  if (!namesReceipt(search)) return null;
  const outcome = await restore(search);
  if (outcome.kind === 'failed') return outcome;
  const clean = () => void replaceAddress(window, withoutParameters(location.href, ['receipt']));
  clean();
  // The entry of the session history below that of the dialog still has the receipt in its address. So has this one where the browser
  // refused to change it.
  addEventListener('popstate', clean);
  return outcome;
}

/** The dialog of receipts over the ledger, the address and the browser's way to install the page. */
export function Receipts({ onClose }: LazyDialogProps) {
  const { credits, ledger, installPrompt } = useActors();
  const purchases = useSelector(credits, ({ context }) => context.purchases);
  const [install, setInstall] = useState<InstallPrompt | null>(null);
  const bought = purchases.length > 0;
  useEffect(() => {
    const prompt = bought ? installPrompt() : null;
    if (!prompt) return;
    // If the dialog is closed while another tab holds the lock, the visitor has not seen the offer, and it must not count as made.
    const closing = new AbortController();
    const isFirst = ledger.change(closing.signal, (storage) => {
      if (storage.get('installOffered') !== null) return false;
      storage.set('installOffered', '1');
      return true;
    });
    isFirst.then(
      (first) => first && setInstall(prompt),
      () => undefined,
    );
    return () => closing.abort();
  }, [bought, ledger, installPrompt]);
  const code = writeReceipt(purchases);
  const restore = (text: string) => restoreReceipt(ledger, text);
  return (
    <ReceiptDialog
      purchases={purchases}
      link={code === null ? null : linkOf(code)}
      onArrival={() => takeFromAddress(restore)}
      onRestore={restore}
      // `prompt` rejects when it is called a second time.
      onInstall={install && (() => void install.prompt().catch(() => undefined))}
      onClose={onClose}
    />
  );
}
