import { afterEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { PaymentPorts } from '../../../machines/billingPorts.ts';
import { paymentWith } from '../../../machines/paymentMachine.ts';
import { PaymentAlert } from '../../../src/features/payment/PaymentAlert.tsx';
import { PaymentBanner } from '../../../src/features/payment/PaymentBanner.tsx';
import { purchaseDialog } from '../../../src/features/purchase/purchaseDialog.ts';
import { LazyDialogOutlet } from '../../../src/components/LazyDialogOutlet.tsx';
import { show } from '../support/page.tsx';
import { posedCredits } from '../support/billingPoses.ts';

afterEach(() => purchaseDialog.close());

/** The views of the checkout, the banner and the alert over the real chart; only its ports are faked. */
async function checkout(change: Partial<PaymentPorts> = {}) {
  const clock = new SimulatedClock();
  let comeBack = () => {};
  const ports: PaymentPorts = {
    reconcile: async () => ({ kind: 'nothing' }),
    open: async () => ({ ok: true, address: 'https://pay.example/starter' }),
    leave: () => {},
    withdraw: async () => {},
    recover: async () => ({ kind: 'nothingFound' }),
    history: async () => [],
    watchReturn: (listener) => {
      comeBack = listener;
      return () => {};
    },
    ...change,
  };
  const payment = createActor(paymentWith(ports), {
    input: { linkedPackages: ['starter'], morePackages: [], support: '', awaitsPayment: false },
    clock,
  });
  payment.start();
  const screen = await show(
    <>
      <PaymentBanner />
      <PaymentAlert onReceipt={() => {}} />
      <LazyDialogOutlet dialog={purchaseDialog} />
    </>,
    { payment, running: true, credits: posedCredits(1, 0) },
  );
  const root = screen.container.querySelector('[data-machine="payment"]');
  await expect.poll(() => root?.getAttribute('data-state')).toBe('idle');
  return { screen, payment, clock, comeBack: () => comeBack() };
}

/** Fails as late as a real checkout does: after the page was painted with the button at rest. */
const failAfterPaint = () =>
  new Promise<never>((_, reject) => {
    requestAnimationFrame(() => requestAnimationFrame(() => reject(new Error('no connection'))));
  });

describe('buying, over the real chart', () => {
  test('[BUY-02] the button rests while the browser leaves, and works again after the back button', async () => {
    const { screen, comeBack } = await checkout();
    purchaseDialog.open();
    await screen.getByRole('button', { name: /^Buy/ }).click();
    await expect.element(screen.getByRole('button', { name: 'Opening Payment' })).toBeDisabled();
    comeBack();
    await expect.element(screen.getByRole('button', { name: /^Buy/ })).toBeEnabled();
  });

  test('[BUY-04] a checkout that cannot be opened is said above the dialog, and the button resets', async () => {
    const { screen } = await checkout({ open: failAfterPaint });
    purchaseDialog.open();
    await screen.getByRole('button', { name: /^Buy/ }).click();
    const alert = screen.getByRole('alertdialog');
    await expect.element(alert).toHaveAccessibleDescription('Payment Error: no connection');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect.element(screen.getByRole('button', { name: /^Buy/ })).toBeEnabled();
    await expect.element(screen.getByRole('button', { name: /^Buy/ })).toHaveFocus();
  });

  test('[PAY-05] [PAY-06] a return shows banner and balance; the banner goes after 5 s, not under the pointer', async () => {
    const { screen, clock, payment } = await checkout({
      reconcile: async () => ({ kind: 'credited', credits: 10, balance: 11 }),
    });
    const banner = screen.getByText('Payment Successful!');
    await expect.element(banner).toBeVisible();
    await expect
      .element(screen.getByRole('alertdialog'))
      .toHaveAccessibleDescription('10 credits added. Your balance is 11 credits.');
    const stage = () => payment.getSnapshot().value.banner;
    await banner.hover();
    await expect.poll(stage).toBe('held');
    clock.increment(60_000);
    await expect.element(banner).toBeVisible();
    await screen.getByRole('button', { name: 'OK' }).click();
    await expect.poll(stage).toBe('shown');
    // Second by second, because the clock fires only those timers at their time that were set before it is moved.
    for (let second = 0; second < 4; second++) clock.increment(1_000);
    clock.increment(999);
    expect(stage()).toBe('shown');
    clock.increment(1);
    await expect.element(banner).not.toBeInTheDocument();
  });

  test('[PAY-08] without a purchase the history says so', async () => {
    const { screen, payment } = await checkout();
    payment.send({ type: 'history.show' });
    await expect
      .element(screen.getByRole('alertdialog'))
      .toHaveAccessibleDescription('No purchase history found.');
  });
});
