import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { battleWith } from '../../machines/battleMachine.ts';
import { paymentWith } from '../../machines/paymentMachine.ts';
import { battleEntry } from '../../src/adapters/battleEntry.ts';
import { createBattleMemory } from '../../src/adapters/createBattleMemory.ts';
import { keepBattle } from '../../src/app/keepBattle.ts';
import { recallBattle } from '../../src/app/recallBattle.ts';
import { createLazyDialog } from '../../src/components/createLazyDialog.ts';
import { estimatedMeasurement } from '../../src/domain/analysis/seededFallbacks.ts';
import { tabPage } from '../adapters/tabPage.ts';
import { fakePaymentPorts } from '../machines/fakeBillingPorts.ts';
import { jpeg } from '../machines/photos.ts';
import { deferred, fakePorts, never } from '../machines/fakePorts.ts';

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

/** The battle's dialog, which is still closed. */
const closedDialog = () =>
  createLazyDialog(
    async () => () => null,
    (content) => content,
  );

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

    const next = newBattle();
    const dialog = closedDialog();
    await recallBattle(() => next, shop(), dialog, page);
    expect(dialog.current().kind).not.toBe('closed');
    expect(next.getSnapshot().context.results?.comparison).toEqual(
      battle.getSnapshot().context.results?.comparison,
    );
    keepBattle(next, page);
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
    // The dialog is opened again.
    keepBattle(battle, page);
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
    const { page } = tabPage();
    const before = newBattle();
    await fight(before);
    const { results } = before.getSnapshot().context;
    if (results) createBattleMemory(page).keep(results);
    const reconciled = deferred<{ kind: 'nothing' }>();
    const payment = shop({ reconcile: () => reconciled.promise });
    const next = newBattle();
    const recalled = recallBattle(() => next, payment, closedDialog(), page);
    payment.send({ type: 'banner.show' });
    reconciled.resolve({ kind: 'nothing' });
    await waitFor(payment, (state) => !state.hasTag('checking'));
    expect(next.getSnapshot().matches('results')).toBe(false);
    payment.send({ type: 'banner.close' });
    await recalled;
    expect(next.getSnapshot().matches('results')).toBe(true);
  });

  it('[RES-06] [PAY-05] does not wait where the visitor opens the battle, so that it never takes the place of an open picker', async () => {
    const page = await pageWithBattle();
    for (const opensFirst of [true, false]) {
      const dialog = closedDialog();
      if (opensFirst) dialog.open();
      const next = newBattle();
      const recalled = recallBattle(() => next, shop({ reconcile: never }), dialog, page);
      if (!opensFirst) dialog.open();
      await recalled;
      expect(next.getSnapshot().matches('results')).toBe(true);
    }
  });

  it('[RES-06] is forgotten when another is begun before it is back', async () => {
    const page = await pageWithBattle();
    const next = newBattle();
    keepBattle(next, page);
    expect(battleEntry(page).exists()).toBe(true);
    next.send({ type: 'slot.choose', slot: 1, file: jpeg() });
    expect(battleEntry(page).exists()).toBe(false);
  });

  it('[RES-06] does not come back where another was begun and left while a payment was told', async () => {
    const page = await pageWithBattle();
    const payment = shop({ reconcile: async () => ({ kind: 'nothing' }) });
    payment.send({ type: 'banner.show' });
    const next = newBattle();
    const dialog = closedDialog();
    const recalled = recallBattle(() => next, payment, dialog, page);
    keepBattle(next, page);
    next.send({ type: 'slot.choose', slot: 1, file: jpeg() });
    next.send({ type: 'close' });
    await waitFor(payment, (state) => !state.hasTag('checking'));
    payment.send({ type: 'banner.close' });
    await recalled;
    expect(dialog.current().kind).toBe('closed');
    expect(next.getSnapshot().matches('empty')).toBe(true);
  });

  it('[RES-06] is nothing where what was kept cannot be read', async () => {
    const { page } = tabPage();
    page.sessionStorage.setItem('glowcheck.battle', '{}');
    const dialog = closedDialog();
    await recallBattle(() => newBattle(), shop(), dialog, page);
    expect(dialog.current().kind).toBe('closed');
    expect(battleEntry(page).exists()).toBe(false);
  });
});
