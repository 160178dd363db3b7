import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  type PaymentContext,
  type PaymentEvent,
  type PaymentInput,
  paymentMachine,
  paymentWith,
} from '../../machines/paymentMachine.ts';
import type { PaymentPorts } from '../../machines/billingPorts.ts';
import type { ReconciliationOutcome } from '../../src/domain/payment/paymentOutcomes.ts';
import { fakePaymentPorts, createEmitter } from './fakeBillingPorts.ts';
import { never } from './fakePorts.ts';
import { transitionsNotWalked } from './walkChart.ts';

const input: PaymentInput = {
  linkedPackages: ['starter'],
  morePackages: [],
  support: 'help@glow.test',
  awaitsPayment: true,
};

function visit(others: Partial<PaymentPorts> = {}, given: Partial<PaymentInput> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(paymentWith(fakePaymentPorts(others)), {
    input: { ...input, ...given },
    clock,
  }).start();
  const at = (checkout: string) => waitFor(actor, ({ value }) => value.checkout === checkout);
  return {
    actor,
    clock,
    /** One by one, because the clock fires only those timers at their time that were set before it is moved. */
    letSecondsPass(count: number) {
      for (let second = 0; second < count; second++) clock.increment(1_000);
    },
    send: (event: PaymentEvent) => actor.send(event),
    at,
    alert: () => actor.getSnapshot().context.alert,
    banner: () => actor.getSnapshot().value.banner,
    busy: () => actor.getSnapshot().hasTag('opening'),
    /** Sends `event` once the load is reconciled, and resolves when the checkout is idle again. */
    async through(event: PaymentEvent) {
      await at('idle');
      actor.send(event);
      return at('idle');
    },
  };
}

const reconciled = async (outcome: ReconciliationOutcome) => {
  const shop = visit({ reconcile: () => Promise.resolve(outcome) });
  await shop.at('idle');
  return shop;
};

describe('coming back', () => {
  it('[PAY-01] [PAY-05] [PAY-06] shows the banner, and an alert that leaves the banner within reach', async () => {
    const shop = await reconciled({ kind: 'credited', credits: 10, balance: 11 });
    expect(shop.banner()).toBe('shown');
    expect(shop.alert()).toEqual({
      text: '10 credits added. Your balance is 11 credits.',
      tone: 'good',
      modal: false,
      offer: 'keepReceipt',
    });
    shop.send({ type: 'alert.close' });
    expect(shop.alert()).toBeNull();
    expect(shop.banner()).toBe('shown');
  });

  it('[PAY-05] hides the banner after 5 seconds, or on close', async () => {
    const shop = await reconciled({ kind: 'credited', credits: 10, balance: 11 });
    shop.letSecondsPass(4);
    shop.clock.increment(999);
    expect(shop.banner()).toBe('shown');
    shop.clock.increment(1);
    expect(shop.banner()).toBe('hidden');

    const other = await reconciled({ kind: 'credited', credits: 10, balance: 11 });
    other.send({ type: 'banner.close' });
    expect(other.banner()).toBe('hidden');
  });

  it('[PAY-05] lets the five seconds of the banner stand still while pointer or focus is on it', async () => {
    const shop = await reconciled({ kind: 'credited', credits: 10, balance: 11 });
    shop.letSecondsPass(3);
    shop.send({ type: 'banner.hold' });
    shop.letSecondsPass(60);
    expect(shop.banner()).toBe('held');
    shop.send({ type: 'banner.release' });
    shop.letSecondsPass(1);
    shop.clock.increment(999);
    expect(shop.banner()).toBe('shown');
    shop.clock.increment(1);
    expect(shop.banner()).toBe('hidden');
  });

  it('[PAY-02] tells what recovery did for a payment without a record', async () => {
    const shop = await reconciled({ kind: 'recovered', recovery: { kind: 'fallback' }, balance: 15 });
    expect(shop.banner()).toBe('shown');
    expect(shop.alert()?.text).toContain('Added 10 credits based on payment-provider detection');
  });

  it('[PAY-06] tells what failed, without a banner', async () => {
    const shop = await reconciled({ kind: 'failed', automatic: true, reason: 'Full' });
    expect(shop.banner()).toBe('hidden');
    expect(shop.alert()).toMatchObject({ tone: 'bad', modal: true });
    expect(shop.alert()?.text).toContain('"Recover Credits" button');
  });

  it('[PAY-06] opens the checkout even when reconciling breaks', async () => {
    const shop = visit({ reconcile: () => Promise.reject(new Error('No lock')) });
    await shop.at('idle');
    expect(shop.alert()?.text).toContain('Failed to add credits: No lock');
  });

  it.each<[ReconciliationOutcome, string, string]>([
    [{ kind: 'foundUnfinished', credits: 10, balance: 11 }, 'plain', 'We found an unfinished purchase'],
    [{ kind: 'creditedBefore', balance: 11 }, 'plain', 'This payment was counted before'],
    [{ kind: 'notKept', credits: 10 }, 'bad', 'until this tab is closed'],
  ])('[PAY-04] [PAY-05] [PAY-09] never calls %o a successful payment', async (outcome, tone, text) => {
    const shop = await reconciled(outcome);
    expect(shop.banner()).toBe('hidden');
    expect(shop.alert()).toMatchObject({ tone, modal: tone === 'bad' });
    expect(shop.alert()?.text).toContain(text);
  });

  it('[PAY-06] names the support address where there is one', async () => {
    const shop = await reconciled({ kind: 'failed', automatic: false, reason: 'Full' });
    expect(shop.alert()?.text).toContain('or contact support: help@glow.test.');
  });

  it.each(['nothing', 'postponed'] as const)('[PAY-03] says nothing about %s', async (kind) => {
    const shop = await reconciled({ kind });
    expect(shop.alert()).toBeNull();
    expect(shop.banner()).toBe('hidden');
  });

  describe('a press before the load is reconciled', () => {
    const recoverLate = async (outcome: ReconciliationOutcome) => {
      const calls: string[] = [];
      const shop = visit({
        reconcile: async () => {
          await Promise.resolve();
          calls.push('reconciled');
          return outcome;
        },
        recover: async () => {
          calls.push('recover');
          return { kind: 'nothingFound' };
        },
      });
      shop.send({ type: 'recover' });
      // Only the first press counts.
      expect(shop.actor.getSnapshot().can({ type: 'share' })).toBe(false);
      shop.send({ type: 'share' });
      await waitFor(shop.actor, ({ context }) => context.alert !== null);
      return { calls, text: shop.alert()?.text, checkout: shop.actor.getSnapshot().value.checkout };
    };

    it('[PAY-01] [REC-06] is answered after that, once', async () => {
      const { calls, text, checkout } = await recoverLate({ kind: 'nothing' });
      expect(calls).toEqual(['reconciled', 'recover']);
      expect(text).toContain('No backup or purchase history found');
      expect(checkout).toBe('idle');
    });

    it('[PAY-01] gives way to news of a payment', async () => {
      const { calls, text, checkout } = await recoverLate({ kind: 'credited', credits: 10, balance: 11 });
      expect(calls).toEqual(['reconciled']);
      expect(text).toContain('10 credits added');
      expect(checkout).toBe('idle');
    });

    it.each<[PaymentEvent, string]>([
      [{ type: 'buy', packageId: 'starter' }, 'opening'],
      [{ type: 'history.show' }, 'reading'],
    ])('[BUY-03] [PAY-08] %o waits as well', async (press, state) => {
      const shop = visit({ open: never, history: never });
      shop.send(press);
      expect(shop.actor.getSnapshot().value.checkout).toBe('reconciling');
      await shop.at(state);
    });

    it('[REC-06] is answered where the lock is never granted and no payment is awaited', () => {
      const shop = visit({ reconcile: never, recover: never }, { awaitsPayment: false });
      shop.send({ type: 'recover' });
      shop.clock.increment(10_000);
      expect(shop.actor.getSnapshot().value.checkout).toBe('recovering');
    });
  });
});

describe('buying', () => {
  it('[BUY-02] [BUY-03] writes first, then leaves; busy all the way', async () => {
    const calls: string[] = [];
    const shop = visit({
      open: (_signal, packageId) => {
        calls.push(`open ${packageId}`);
        return Promise.resolve({ ok: true, address: 'https://pay.test/starter' });
      },
      leave: (address) => calls.push(`leave ${address}`),
    });
    await shop.at('idle');
    expect(shop.busy()).toBe(false);
    shop.send({ type: 'buy', packageId: 'starter' });
    expect(shop.busy()).toBe(true);
    await shop.at('leaving');
    expect(shop.busy()).toBe(true);
    expect(calls).toEqual(['open starter', 'leave https://pay.test/starter']);
    // A second click buys nothing.
    shop.send({ type: 'buy', packageId: 'starter' });
    expect(calls).toHaveLength(2);
  });

  it('[BUY-04] lets the button work again when the page is never left', async () => {
    const shop = visit();
    await shop.at('idle');
    shop.send({ type: 'buy', packageId: 'starter' });
    await shop.at('leaving');
    shop.clock.increment(14_999);
    expect(shop.busy()).toBe(true);
    shop.clock.increment(1);
    expect(shop.busy()).toBe(false);
  });

  it('[BUY-04] resets the button on return through the back-forward cache', async () => {
    const returns = createEmitter<[]>();
    const shop = visit({ watchReturn: returns.watch });
    await shop.at('idle');
    shop.send({ type: 'buy', packageId: 'starter' });
    await shop.at('leaving');
    returns.emit();
    expect(shop.busy()).toBe(false);
    expect(shop.alert()).toBeNull();
  });

  it('[BUY-04] takes the pending payment back when the checkout cannot be opened, and says why', async () => {
    const withdraw = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const shop = visit({
      leave: () => {
        throw new Error('Navigation was blocked');
      },
      withdraw,
    });
    await shop.through({ type: 'buy', packageId: 'starter' });
    expect(withdraw).toHaveBeenCalledOnce();
    expect(shop.alert()).toEqual({
      text: 'Payment Error: Navigation was blocked',
      tone: 'bad',
      modal: true,
    });
    expect(shop.busy()).toBe(false);
  });

  it('[BUY-04] has a message for a failure without one', async () => {
    const shop = visit({
      // oxlint-disable-next-line prefer-promise-reject-errors -- that is the case at hand
      open: () => Promise.reject(undefined),
      withdraw: () => Promise.reject(new Error('Nor this')),
    });
    await shop.through({ type: 'buy', packageId: 'starter' });
    expect(shop.alert()?.text).toBe('Payment Error: Payment failed. Please try again.');
  });

  it('[BUY-05] says that no link is configured', async () => {
    const shop = visit({
      open: () => Promise.resolve({ ok: false, kind: 'payment', message: 'Payment link not configured' }),
    });
    await shop.through({ type: 'buy', packageId: 'starter' });
    expect(shop.alert()?.text).toBe('Payment Error: Payment link not configured');
  });

  it('[PAY-05] [PAY-06] tells of an earlier payment that is counted only now, before another one is made', async () => {
    const leave = vi.fn<(address: string) => void>();
    const outcome = { kind: 'credited', credits: 10, balance: 11 } as const;
    const shop = visit({ open: () => Promise.resolve({ ok: false, kind: 'returned', outcome }), leave });
    await shop.through({ type: 'buy', packageId: 'starter' });
    expect(leave).not.toHaveBeenCalled();
    expect(shop.banner()).toBe('shown');
    expect(shop.alert()).toEqual({
      text: '10 credits added. Your balance is 11 credits.',
      tone: 'good',
      modal: true,
      offer: 'keepReceipt',
    });
  });

  it('[BUY-06] lists the packages for an unknown one', async () => {
    const shop = visit({
      open: () => Promise.resolve({ ok: false, kind: 'unknownPackage', message: 'Unknown package: mega.' }),
    });
    await shop.through({ type: 'buy', packageId: 'mega' });
    expect(shop.alert()?.text).toBe('Unknown package: mega.');
  });
});

describe('the other buttons', () => {
  it('[REC-01] tells what was recovered', async () => {
    const shop = visit({ recover: () => Promise.resolve({ kind: 'pending', credits: 10 }) });
    await shop.through({ type: 'recover' });
    expect(shop.alert()).toEqual({
      text: 'Recovered 10 credits from pending payment',
      tone: 'good',
      modal: true,
      offer: 'keepReceipt',
    });
  });

  it('[REC-06] tells that recovery failed', async () => {
    const shop = visit({ recover: () => Promise.reject(new Error('No lock')) });
    await shop.through({ type: 'recover' });
    expect(shop.alert()).toMatchObject({ text: 'Recovery failed: No lock', tone: 'bad' });
  });

  it('[PAY-08] shows the history', async () => {
    const purchase = {
      id: '1',
      packageId: 'starter',
      credits: 10,
      timestamp: 1,
      date: '2026-11-21T12:00:00.000Z',
    };
    const shop = visit({ history: () => Promise.resolve([purchase]) });
    await shop.through({ type: 'history.show' });
    expect(shop.alert()?.text).toContain('10 credits (starter, no. 1)');
    const empty = visit({ history: () => Promise.reject(new Error('Gone')) });
    await empty.through({ type: 'history.show' });
    expect(empty.alert()?.text).toBe('No purchase history found.');
  });

  it('[CRB-11] says that sharing grants nothing', async () => {
    const shop = visit();
    await shop.at('idle');
    shop.send({ type: 'share' });
    expect(shop.alert()?.text).toBe('Sharing rewards are no longer available. Purchase credits to continue!');
  });
});

describe('a lock that is never granted', () => {
  /** A port that waits for ever, and notes that it was told to stop. */
  function stuck() {
    const signals: AbortSignal[] = [];
    const port = (signal: AbortSignal) => {
      signals.push(signal);
      return never();
    };
    return { port: port as never, aborted: () => signals.map(({ aborted }) => aborted) };
  }

  it.each([
    [
      'reconcile',
      null,
      'Your payment could not be checked: it took too long. Close other tabs of this site. Check your connection',
    ],
    [
      'open',
      { type: 'buy', packageId: 'starter' },
      'Payment Error: It took too long. Close other tabs of this site. Check your connection',
    ],
    [
      'recover',
      { type: 'recover' },
      'Recovery failed: It took too long. Close other tabs of this site. Check your connection',
    ],
  ] as const)(
    '[BUY-04] [PAY-06] [REC-06] ends %s after ten seconds, and says so',
    async (name, event, text) => {
      const { port, aborted } = stuck();
      const shop = visit({ [name]: port });
      if (event) {
        await shop.at('idle');
        shop.send(event);
      }
      shop.clock.increment(9_999);
      expect(shop.alert()).toBeNull();
      shop.clock.increment(1);
      expect(shop.actor.getSnapshot().value.checkout).toBe('idle');
      expect(shop.alert()?.text).toContain(text);
      expect(aborted()).toEqual([true]);
    },
  );

  it('[PAY-04] says nothing of a payment where there was none to reconcile', () => {
    const shop = visit({ reconcile: stuck().port }, { awaitsPayment: false });
    shop.clock.increment(10_000);
    expect(shop.actor.getSnapshot().value.checkout).toBe('idle');
    expect(shop.alert()).toBeNull();
  });

  it('[BUY-04] ends the withdrawal as well', async () => {
    const shop = visit({ open: () => Promise.reject(new Error('No')), withdraw: never });
    await shop.at('idle');
    shop.send({ type: 'buy', packageId: 'starter' });
    await shop.at('withdrawing');
    shop.clock.increment(10_000);
    expect(shop.alert()?.text).toBe('Payment Error: No');
  });
});

describe('the whole chart', () => {
  it('[PAY-01] holds plain data only', async () => {
    const shop = await reconciled({ kind: 'credited', credits: 10, balance: 11 });
    const snapshot = shop.actor.getPersistedSnapshot();
    const { children: _, ...plain } = snapshot as unknown as Record<string, unknown>;
    expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
    expect(Object.values(shop.actor.getSnapshot().context).some((value) => typeof value === 'function')).toBe(
      false,
    );
  });

  it('[PAY-01] [PAY-05] [BUY-04] is walked through on every transition', () => {
    const inert = paymentMachine.provide({
      actors: {
        watchReturn: fromCallback(() => {}),
        reconcile: fromPromise(never) as never,
        open: fromPromise(never) as never,
        leave: fromCallback(() => {}),
        withdraw: fromPromise(never) as never,
        recover: fromPromise(never) as never,
        history: fromPromise(never) as never,
      },
    });
    const done = (state: string, output: unknown) => ({
      type: `xstate.done.actor.0.payment.checkout.${state}`,
      output,
      actorId: `0.payment.checkout.${state}`,
    });
    const failed = (state: string) => ({
      type: `xstate.error.actor.0.payment.checkout.${state}`,
      error: new Error('No'),
      actorId: `0.payment.checkout.${state}`,
    });
    const events = [
      { type: 'buy', packageId: 'starter' },
      ...['recover', 'history.show', 'share', 'page.returned', 'alert.close'].map((type) => ({ type })),
      ...['banner.close', 'banner.hold', 'banner.release'].map((type) => ({ type })),
      done('reconciling', { kind: 'credited', credits: 10, balance: 11 }),
      done('reconciling', { kind: 'nothing' }),
      done('opening', { ok: true, address: 'https://pay.test/' }),
      done('opening', { ok: false, kind: 'payment', message: 'No' }),
      done('withdrawing', undefined),
      done('recovering', { kind: 'nothingFound' }),
      done('reading', []),
      ...['reconciling', 'opening', 'leaving', 'withdrawing', 'recovering', 'reading'].map(failed),
      { type: 'xstate.after.leaving.payment.checkout.leaving' },
      ...['reconciling', 'opening', 'withdrawing', 'recovering'].map((state) => ({
        type: `xstate.after.turn.payment.checkout.${state}`,
      })),
      { type: 'xstate.after.second.payment.banner.shown' },
    ];
    expect(
      transitionsNotWalked(
        inert,
        [true, false].map((awaitsPayment) => ({
          input: { ...input, awaitsPayment },
          events,
          distinguish: ({ alert, pressed, bannerSeconds }: PaymentContext) => [
            alert !== null,
            pressed !== null,
            bannerSeconds,
          ],
        })),
      ),
    ).toEqual([]);
  });
});
