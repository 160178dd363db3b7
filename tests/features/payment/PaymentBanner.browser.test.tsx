import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { Dialog } from '../../../src/components/Dialog.tsx';
import { PaymentBanner } from '../../../src/features/payment/PaymentBanner.tsx';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';
import { paymentPose, posedPayment } from '../support/billingPoses.ts';

/** A button below the banner, and the dialog that it opens. */
function OpensDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" style={{ marginTop: 200 }} onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog title="In front" onClose={() => setOpen(false)}>
          <p>Words</p>
        </Dialog>
      )}
    </>
  );
}

const shown = () => posedPayment({ banner: 'shown' });

describe('the payment banner', () => {
  test('[PAY-05] says thank you in the words of the specification, and goes when closed', async () => {
    const payment = shown();
    const screen = await show(<PaymentBanner />, { payment, running: true });
    const banner = screen.getByRole('status');
    await expect.element(banner.getByText('Payment Successful!')).toBeVisible();
    await expect
      .element(banner)
      .toHaveTextContent('Thank you for your purchase! Your credits have been added to your account.');
    await banner.getByRole('button', { name: 'Close' }).click();
    expect(payment.sent.at(-1)).toEqual({ type: 'banner.close' });
    payment.pose(paymentPose());
    await expect.element(screen.getByText('Payment Successful!')).not.toBeInTheDocument();
  });

  test('[PAY-05] its five seconds are held under pointer and focus', async () => {
    const payment = shown();
    const screen = await show(
      <>
        <button type="button" style={{ marginTop: 200 }}>
          Elsewhere
        </button>
        <PaymentBanner />
      </>,
      { payment, running: true },
    );
    const last = () => payment.sent.at(-1)?.type;
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    await screen.getByText('Payment Successful!').hover();
    await expect.poll(last).toBe('banner.hold');
    payment.pose(paymentPose({ banner: 'held' }));
    await elsewhere.hover();
    await expect.poll(last).toBe('banner.release');
    payment.pose(paymentPose({ banner: 'shown' }));
    await elsewhere.click();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await expect.poll(last).toBe('banner.hold');
    payment.pose(paymentPose({ banner: 'held' }));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(last).toBe('banner.release');
  });

  test('[PAY-05] its time stands still while a dialog lies over it', async () => {
    const payment = shown();
    const screen = await show(
      <>
        <OpensDialog />
        <PaymentBanner />
      </>,
      { payment, running: true },
    );
    const last = () => payment.sent.at(-1)?.type;
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'In front' })).toBeVisible();
    await expect.poll(last).toBe('banner.hold');
    payment.pose(paymentPose({ banner: 'held' }));
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(last).toBe('banner.release');
  });

  test('[PAY-05] a finger that is lifted lets it go, although the browser still takes it for a pointer above', async () => {
    const payment = shown();
    const screen = await show(<PaymentBanner />, { payment, running: true });
    const title = screen.getByText('Payment Successful!');
    await title.hover();
    await expect.poll(() => payment.sent.at(-1)?.type).toBe('banner.hold');
    payment.pose(paymentPose({ banner: 'held' }));
    title.element().dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'touch' }));
    await expect.poll(() => payment.sent.at(-1)?.type).toBe('banner.release');
  });

  test('its root shows the state of the chart, and closing by keyboard keeps the focus', async () => {
    const payment = posedPayment({ banner: 'shown', checkout: 'recovering' });
    const screen = await show(<PaymentBanner />, { payment, running: true });
    const root = screen.container.querySelector('[data-machine="payment"]');
    expect(root?.getAttribute('data-state')).toBe('recovering');
    screen.getByRole('button', { name: 'Close' }).element().focus();
    await userEvent.keyboard('{Enter}');
    payment.pose(paymentPose());
    await expect.poll(() => document.activeElement).toBe(root);
  });

  test.each(themes)('axe finds nothing, %s', async (theme) => {
    await emulateTheme(theme);
    const screen = await show(<PaymentBanner />, { payment: shown(), running: true });
    expect(await findings(screen.container)).toEqual([]);
  });
});
