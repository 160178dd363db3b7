import { afterEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { battleWith } from '../../machines/battleMachine.ts';
import { paymentWith } from '../../machines/paymentMachine.ts';
import { battleEntry } from '../../src/adapters/battleEntry.ts';
import { keepBattle } from '../../src/app/keepBattle.ts';
import { recallBattle } from '../../src/app/recallBattle.ts';
import { createLazyDialog, type LazyDialog, lazyDialogs } from '../../src/components/createLazyDialog.ts';
import { estimatedMeasurement } from '../../src/domain/analysis/seededFallbacks.ts';
import { tabPage } from '../adapters/tabPage.ts';
import { fakePaymentPorts } from '../machines/fakeBillingPorts.ts';
import { jpeg } from '../machines/photos.ts';
import { deferred, fakePorts } from '../machines/fakePorts.ts';

const newBattle = (others: Parameters<typeof fakePorts>[0] = {}) =>
  createActor(battleWith(fakePorts(others).ports)).start();

function shop(ports: Parameters<typeof fakePaymentPorts>[0] = {}) {
  const input = { linkedPackages: ['starter'], morePackages: [], support: '', awaitsPayment: false } as const;
  return createActor(paymentWith(fakePaymentPorts(ports)), { input: input as never }).start();
}

async function fight(battle: ReturnType<typeof newBattle>) {
  battle.send({ type: 'slot.choose', slot: 1, file: jpeg() });
  battle.send({ type: 'slot.choose', slot: 2, file: jpeg('second.jpg') });
  await waitFor(battle, (snapshot) => snapshot.matches('twoPhotos'));
  battle.send({ type: 'start' });
  await waitFor(battle, (snapshot) => snapshot.matches('results'));
}

/** The dialogs of a test, which the next one must not find open. */
let created: LazyDialog[] = [];
afterEach(() => {
  for (const dialog of created) dialog.close();
  created = [];
});

/** A dialog that is still closed. */
function closedDialog(): LazyDialog {
  const dialog = createLazyDialog(
    async () => () => null,
    (content) => content,
  );
  created.push(dialog);
  return dialog;
}

/** A page whose tab keeps the results of a battle, which was fought before the page was left. */
async function pageWithBattle() {
  const { page } = tabPage();
  const before = newBattle();
  keepBattle(before, page);
  await fight(before);
  before.stop();
  return page;
}

describe('the battle of this tab', () => {
  it('[RES-06] is kept while its results show, and comes back on the next page of the tab', async () => {
    const { page } = tabPage();
    const battle = newBattle();
    keepBattle(battle, page);
    expect(battleEntry(page).exists()).toBe(false);
    await fight(battle);
    expect(battleEntry(page).exists()).toBe(true);
    // The page is left.
    battle.stop();
    expect(battleEntry(page).exists()).toBe(true);

    const dialog = closedDialog();
    await recallBattle(shop(), lazyDialogs, dialog, page);
    expect(dialog.current().kind).not.toBe('closed');
    const next = newBattle();
    keepBattle(next, page);
    expect(next.getSnapshot().context.results?.comparison).toEqual(
      battle.getSnapshot().context.results?.comparison,
    );
    expect(battleEntry(page).exists()).toBe(true);
    next.send({ type: 'newBattle' });
    expect(battleEntry(page).exists()).toBe(false);
  });

  it('[RES-06] [BTL-04] is kept when its dialog was closed while the credit was being taken', async () => {
    const { page } = tabPage();
    const spent = deferred<boolean>();
    const battle = newBattle({ spend: () => spent.promise });
    keepBattle(battle, page);
    battle.send({ type: 'slot.choose', slot: 1, file: jpeg() });
    battle.send({ type: 'slot.choose', slot: 2, file: jpeg('second.jpg') });
    await waitFor(battle, (snapshot) => snapshot.matches('twoPhotos'));
    battle.send({ type: 'start' });
    await waitFor(battle, (snapshot) => snapshot.matches({ running: 'charging' }));
    battle.send({ type: 'close' });
    spent.resolve(true);
    await waitFor(battle, (snapshot) => snapshot.matches('results'));
    expect(battleEntry(page).exists()).toBe(true);
    battle.send({ type: 'newBattle' });
    expect(battleEntry(page).exists()).toBe(false);
  });

  it('[RES-06] [BTL-08] is not kept without a winner, which cost nothing', async () => {
    const { page } = tabPage();
    const battle = newBattle({
      measure: async (_, { fingerprint }) => ({ ok: true, value: estimatedMeasurement(fingerprint) }),
    });
    keepBattle(battle, page);
    await fight(battle);
    expect(battleEntry(page).exists()).toBe(false);
  });

  it('[RES-06] [PAY-05] waits until a payment was told', async () => {
    const page = await pageWithBattle();
    const reconciled = deferred<{ kind: 'nothing' }>();
    const payment = shop({ reconcile: () => reconciled.promise });
    const dialog = closedDialog();
    const recalled = recallBattle(payment, lazyDialogs, dialog, page);
    payment.send({ type: 'banner.show' });
    reconciled.resolve({ kind: 'nothing' });
    await waitFor(payment, (state) => !state.hasTag('checking'));
    expect(dialog.current().kind).toBe('closed');
    payment.send({ type: 'banner.close' });
    await recalled;
    expect(dialog.current().kind).not.toBe('closed');
  });

  it('[RES-06] [REC-08] waits until the answer to a receipt was read, also where its dialog is fetched twice', async () => {
    const page = await pageWithBattle();
    const [receipts, dialog] = [closedDialog(), closedDialog()];
    receipts.open();
    const recalled = recallBattle(shop(), lazyDialogs, dialog, page);
    const expectClosed = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      expect(dialog.current().kind).toBe('closed');
    };
    await expectClosed();
    receipts.close();
    receipts.open();
    await expectClosed();
    receipts.close();
    await recalled;
    expect(dialog.current().kind).not.toBe('closed');
  });

  it('[RES-06] [BUY-07] waits until no other dialog is open, such as the popup without credits', async () => {
    const page = await pageWithBattle();
    const [popup, dialog] = [closedDialog(), closedDialog()];
    popup.open();
    const recalled = recallBattle(shop(), lazyDialogs, dialog, page);
    await new Promise((resolve) => setTimeout(resolve));
    // One that is created later, as a dialog of a piece that is fetched on demand would be.
    const later = closedDialog();
    later.open();
    popup.close();
    await new Promise((resolve) => setTimeout(resolve));
    expect(dialog.current().kind).toBe('closed');
    later.close();
    await recalled;
    expect(dialog.current().kind).not.toBe('closed');
  });

  it('[RES-06] comes back with the dialog, where the visitor opens that first, and is not shown again once it was left', async () => {
    const page = await pageWithBattle();
    const payment = shop({ reconcile: async () => ({ kind: 'nothing' }) });
    payment.send({ type: 'banner.show' });
    const dialog = closedDialog();
    const recalled = recallBattle(payment, lazyDialogs, dialog, page);
    // What the dialog does when it is opened.
    const next = newBattle();
    keepBattle(next, page);
    expect(next.getSnapshot().matches('results')).toBe(true);
    next.send({ type: 'close' });
    await waitFor(payment, (state) => !state.hasTag('checking'));
    payment.send({ type: 'banner.close' });
    await recalled;
    expect(dialog.current().kind).toBe('closed');
  });

  it('[RES-06] is nothing where what was kept cannot be read', async () => {
    const { page } = tabPage();
    page.sessionStorage.setItem('glowcheck.battle', '{}');
    const dialog = closedDialog();
    await recallBattle(shop(), lazyDialogs, dialog, page);
    expect(dialog.current().kind).toBe('closed');
    expect(battleEntry(page).exists()).toBe(false);
  });
});
