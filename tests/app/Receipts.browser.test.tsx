import { expect, test } from 'vitest';
import type { AppActors } from '../../src/actors/AppActors.ts';
import { createMemoryStorage } from '../../src/adapters/storage/createMemoryStorage.ts';
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
