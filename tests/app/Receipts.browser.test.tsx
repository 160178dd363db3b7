import { expect, test, vi } from 'vitest';
import type { AppActors } from '../../src/actors/AppActors.ts';
import { createMemoryStorage } from '../../src/adapters/storage/createMemoryStorage.ts';
import { clock } from '../../src/adapters/clock.ts';
import { createViewReader } from '../../src/adapters/ledger/createViewReader.ts';
import { writeReceipt } from '../../src/adapters/receiptCode.ts';
import { createSharePort } from '../../src/adapters/createSharePort.ts';
import { Receipts } from '../../src/app/Receipts.tsx';
import { creditsMachine } from '../../machines/creditsMachine.ts';
import { creditsPose } from '../features/support/billingPoses.ts';
import { show } from '../features/support/page.tsx';
import { posed } from '../features/support/posed.ts';

const bought = { id: '1795262400000', packageId: 'starter', credits: 10, timestamp: 1_795_262_400_000 };

test('[REC-08] the offer to install the page counts as made only where it is shown', async () => {
  const storage = createMemoryStorage();
  let free = () => {};
  /** Every change waits for a lock that another tab holds. */
  const change: AppActors['ledger']['change'] = (signal, work) =>
    new Promise((resolve, reject) => {
      free = () => (signal.aborted ? reject(signal.reason as Error) : resolve(work(storage, 0)));
    });
  const dialog = <Receipts onClose={() => undefined} />;
  const { value, context } = creditsPose(0, 10);
  const actors = {
    credits: posed(creditsMachine, { value, context: { ...context, purchases: [bought] } }),
    ledger: { change } as AppActors['ledger'],
    share: createSharePort(),
    installPrompt: () => ({ prompt: async () => undefined }),
  };
  const closed = await show(dialog, actors);
  await expect.element(closed.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  await closed.unmount();
  free();
  expect(storage.get('installOffered')).toBeNull();

  const screen = await show(dialog, actors);
  await expect.element(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  free();
  await expect.element(screen.getByRole('button', { name: 'Install GlowCheck' })).toBeVisible();
  expect(storage.get('installOffered')).toBe('1');
});

test('[REC-08] a receipt is told of where the browser refuses to change the address, which is cleaned later', async () => {
  const before = location.href;
  const address = new URL(before);
  address.searchParams.set('receipt', writeReceipt([{ ...bought, price: 0.99 }]) ?? '');
  history.replaceState(null, '', address);
  const { value, context } = creditsPose(0, 0);
  const storage = createMemoryStorage();
  const actors = {
    credits: posed(creditsMachine, { value, context: { ...context, purchases: [] } }),
    ledger: {
      change: async (_signal, work) => work(storage, bought.timestamp),
      view: createViewReader({ ...storage, state: () => 'ok' }, clock),
    } as AppActors['ledger'],
    share: createSharePort(),
    installPrompt: () => null,
  };
  const replaceState = history.replaceState.bind(history);
  const refusing = vi.spyOn(history, 'replaceState').mockImplementation((state, unused, to) => {
    if (to !== undefined) throw new DOMException('100 times per 10 seconds', 'SecurityError');
    replaceState(state, unused);
  });
  const screen = await show(<Receipts onClose={() => undefined} />, actors);
  await expect.element(screen.getByText('Recovered 10 credits', { exact: false })).toBeVisible();
  expect(location.href).not.toBe(before);
  refusing.mockRestore();
  await screen.unmount();
  await expect.poll(() => location.href).toBe(before);
});
