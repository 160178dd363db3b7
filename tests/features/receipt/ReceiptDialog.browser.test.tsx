import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import type { RestoreOutcome } from '../../../src/domain/payment/receiptMessages.ts';
import { ReceiptDialog } from '../../../src/features/receipt/ReceiptDialog.tsx';
import { show } from '../support/page.tsx';

test('[REC-08] takes a file that cannot be read for one without a receipt, and says so', async () => {
  vi.spyOn(Blob.prototype, 'text').mockRejectedValue(new DOMException('', 'NotReadableError'));
  const restore = vi.fn<(text: string) => Promise<RestoreOutcome>>(async () => ({ kind: 'unreadable' }));
  const screen = await show(
    <ReceiptDialog
      purchases={[]}
      link={null}
      onArrival={async () => null}
      onRestore={restore}
      onInstall={null}
      onClose={() => undefined}
    />,
  );
  const receipt = new File(['?receipt=gone'], 'receipt.txt', { type: 'text/plain' });
  await userEvent.upload(screen.getByLabelText('Receipt file'), receipt);
  await expect.element(screen.getByText('This is not one of our receipts', { exact: false })).toBeVisible();
  expect(restore).toHaveBeenCalledExactlyOnceWith('');
});
