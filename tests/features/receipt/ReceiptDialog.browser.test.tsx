import { userEvent } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import type { RestoreOutcome } from '../../../src/domain/payment/receiptMessages.ts';
import { ReceiptDialog } from '../../../src/features/receipt/ReceiptDialog.tsx';
import { show } from '../support/page.tsx';

afterEach(() => void vi.restoreAllMocks());

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

test('[REC-08] without a clipboard, as over plain HTTP, the visitor is told to copy the link by hand', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  const screen = await show(
    <ReceiptDialog
      purchases={[]}
      link="https://glow.test/?receipt=code"
      onArrival={async () => null}
      onRestore={async () => ({ kind: 'unreadable' })}
      onInstall={null}
      onClose={() => undefined}
    />,
    { share: {} as never },
  );
  await screen.getByRole('button', { name: 'Copy Link' }).click();
  await expect.element(screen.getByText('Press and hold the link to copy it')).toBeVisible();
});

test('[REC-08] that the link was copied is told by a region that stands before its words, and the focus stays', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await show(
    <ReceiptDialog
      purchases={[]}
      link="https://glow.test/?receipt=code"
      onArrival={async () => null}
      onRestore={async () => ({ kind: 'unreadable' })}
      onInstall={null}
      onClose={() => undefined}
    />,
    { share: {} as never },
  );
  // A live region that arrives with its words is often not read.
  const region = screen.container.querySelector('p[aria-live]:empty');
  await screen.getByRole('button', { name: 'Copy Link' }).click();
  await expect.poll(() => region?.textContent).toBe('Copied');
  await expect.element(screen.getByRole('button', { name: 'Copy Link' })).toHaveFocus();
});
