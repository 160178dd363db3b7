import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBillingPorts } from '../../src/adapters/createBillingPorts.ts';
import { defaultConfig } from '../../src/adapters/defaultConfig.ts';

const config = {
  ...defaultConfig,
  checkoutHost: 'pay.test',
  paymentLinks: { starter: 'https://pay.test/starter' },
};
const poor = { freeAnalysesUsed: 1, freeAnalysesLimit: 1, paidCredits: 1, totalAnalyses: 1 };
const never = new AbortController().signal;

const clear = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('glowcheck.')) localStorage.removeItem(key);
  sessionStorage.removeItem('glowcheck.checkout');
};

describe('the billing ports, in a real browser', () => {
  beforeEach(clear);
  afterEach(clear);

  it('[CRD-08] spend the last credit once, under the real lock', async () => {
    localStorage.setItem('glowcheck.credits', JSON.stringify(poor));
    const pages = [1, 2, 3].map(() => createBillingPorts({ page: window, config }));
    expect(pages.map(({ credits }) => credits.canAnalyze())).toEqual([true, true, true]);
    const spent = await Promise.all(pages.map(({ credits }) => credits.spend(never)));
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect(pages.map(({ credits }) => credits.canAnalyze())).toEqual([false, false, false]);
  });

  it('[CRB-02] show what another page spends, at once', async () => {
    localStorage.setItem('glowcheck.credits', JSON.stringify(poor));
    const [here, there] = [
      createBillingPorts({ page: window, config }),
      createBillingPorts({ page: window, config }),
    ];
    const shown = [here, there].map(({ creditsView }) => {
      const seen: number[] = [];
      return { seen, stop: creditsView.watch(({ left }) => seen.push(left)) };
    });
    await there.credits.spend(never);
    for (const { seen, stop } of shown) {
      await expect.poll(() => seen.at(-1)).toBe(0);
      stop();
    }
  });

  it('[CRB-02] hear of a record that another window wrote', async () => {
    const { creditsView } = createBillingPorts({ page: window, config });
    const seen: number[] = [];
    const stop = creditsView.watch(({ left }) => seen.push(left));
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.contentWindow?.localStorage.setItem(
      'glowcheck.credits',
      JSON.stringify({ ...poor, paidCredits: 7 }),
    );
    await expect.poll(() => seen.at(-1)).toBe(7);
    stop();
    frame.remove();
  });

  it('[BUY-03] [PG-05] buy, come back, and leave a clean address', async () => {
    const before = location.href;
    const buying = createBillingPorts({ page: window, config });
    expect(buying.linkedPackages).toEqual(['starter']);
    expect(await buying.payment.open(never, 'starter')).toEqual({
      ok: true,
      address: 'https://pay.test/starter',
    });
    expect(buying.creditsView.read().pending).toBe(true);

    const address = new URL(before);
    address.searchParams.set('payment', 'success');
    const entries = history.length;
    history.replaceState({ mine: 1 }, '', address);
    expect(buying.awaitsPayment).toBe(false);
    const back = createBillingPorts({ page: window, config });
    expect(back.awaitsPayment).toBe(true);
    expect(await back.payment.reconcile(never)).toEqual({ kind: 'credited', credits: 10, balance: 11 });
    expect(new URL(location.href).searchParams.has('payment')).toBe(false);
    expect(history.state).toEqual({ mine: 1 });
    expect(history.length).toBe(entries);
    expect(back.creditsView.read()).toMatchObject({ left: 11, pending: false });
    history.replaceState(null, '', before);
  });

  it('[PG-05] remove a parameter that means nothing as well', async () => {
    const before = location.href;
    const address = new URL(before);
    address.searchParams.set('payment', 'maybe');
    history.replaceState(null, '', address);
    const { payment, awaitsPayment } = createBillingPorts({ page: window, config });
    expect(awaitsPayment).toBe(false);
    expect(await payment.reconcile(never)).toEqual({ kind: 'nothing' });
    expect(location.href).toBe(before);
  });

  it('[CRB-10] print what this product stored', () => {
    localStorage.setItem('glowcheck.credits', JSON.stringify(poor));
    const info = vi.spyOn(console, 'info').mockReturnValue();
    createBillingPorts({ page: window, config }).dumpStorage();
    expect(info.mock.lastCall?.[1]).toHaveProperty('glowcheck.credits', JSON.stringify(poor));
    info.mockRestore();
  });
});
