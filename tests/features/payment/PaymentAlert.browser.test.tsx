import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { PaymentAlert } from '../../../src/features/payment/PaymentAlert.tsx';
import { PaymentBanner } from '../../../src/features/payment/PaymentBanner.tsx';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';
import { paymentPose, posedPayment } from '../support/billingPoses.ts';

const good = { tone: 'good', text: '10 credits added. Your balance is 11 credits.' } as const;

describe('the payment alert', () => {
  test('[PAY-06] [BUY-06] is an alertdialog that carries the words of the chart and one OK button', async () => {
    const payment = posedPayment({ alert: good });
    const screen = await show(<PaymentAlert onReceipt={() => {}} />, { payment });
    const alert = screen.getByRole('alertdialog');
    await expect.element(alert).toHaveAccessibleDescription(good.text);
    expect(alert.getByRole('button').elements()).toHaveLength(1);
    await expect.element(alert.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(payment.sent).toEqual([{ type: 'alert.close' }]);
    payment.pose(paymentPose());
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('[PAY-08] the history keeps its line for each purchase', async () => {
    const text = '11/21/2026: 10 credits (starter)\n11/22/2026: 10 credits (starter)';
    const screen = await show(<PaymentAlert onReceipt={() => {}} />, {
      payment: posedPayment({ alert: { tone: 'plain', text } }),
    });
    const words = screen.getByText(/11\/21\/2026/).element() as HTMLElement;
    expect(words.innerText).toBe(text);
  });

  test('[PAY-08] on a phone the rest of a long line of the history is indented', async () => {
    await page.viewport(390, 844);
    const line = (day: number) => `2026-11-${day}: 10 credits (starter, no. 1795281556534)`;
    const screen = await show(<PaymentAlert onReceipt={() => {}} />, {
      payment: posedPayment({ alert: { tone: 'plain', text: `${line(21)}\n${line(22)}` } }),
    });
    const words = document.createRange();
    words.selectNodeContents(screen.getByText(/2026-11-21/).element());
    // The first box of each line on the screen: the break between two purchases has a box of its own.
    const boxes = [...words.getClientRects()].filter(({ top }, at, all) => top !== all[at - 1]?.top);
    const starts = boxes.map(({ left }) => Math.round(left - boxes[0]!.left));
    expect(starts).toEqual([0, 16, 0, 16]);
  });

  test('[PAY-05] [PAY-06] after a return it leaves the page, and the banner, in reach', async () => {
    const payment = posedPayment({ banner: 'shown', alert: { ...good, modal: false } });
    const screen = await show(
      <>
        <PaymentBanner />
        <PaymentAlert onReceipt={() => {}} />
      </>,
      { payment, running: true },
    );
    const alert = screen.getByRole('alertdialog');
    await expect.element(alert).toHaveAccessibleDescription(good.text);
    await expect.element(alert.getByRole('button', { name: 'OK' })).toHaveFocus();
    await screen.getByRole('status').getByRole('button', { name: 'Close' }).click();
    expect(payment.sent.at(-1)).toEqual({ type: 'banner.close' });
    await userEvent.keyboard('{Escape}');
    expect(payment.sent.at(-1)).toEqual({ type: 'alert.close' });
    expect(await findings(alert.element())).toEqual([]);
  });

  test('[PAY-06] after a return, when nothing had the focus, its answer takes a keyboard to the heading of the page', async () => {
    const payment = posedPayment({ alert: { ...good, modal: false } });
    const screen = await show(
      <>
        <main>
          <h2 tabIndex={-1}>The page</h2>
        </main>
        <PaymentAlert onReceipt={() => {}} />
      </>,
      { payment },
    );
    await expect.element(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    payment.pose(paymentPose());
    await expect.element(screen.getByRole('heading', { name: 'The page' })).toHaveFocus();
  });

  test('[PAY-06] after a return all of its words are in reach in a window a few lines high', async () => {
    await page.viewport(320, 256);
    const text = `${good.text} ${'If anything is missing, recover your credits. '.repeat(5)}`;
    const screen = await show(<PaymentAlert onReceipt={() => {}} />, {
      payment: posedPayment({ alert: { ...good, text, modal: false } }),
    });
    const heading = screen.getByRole('heading', { name: 'Good news.' });
    heading.element().scrollIntoView();
    expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect(await findings(screen.getByRole('alertdialog').element())).toEqual([]);
  });

  test('Escape answers it too', async () => {
    const payment = posedPayment({ alert: good });
    await show(<PaymentAlert onReceipt={() => {}} />, { payment });
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => payment.sent).toEqual([{ type: 'alert.close' }]);
  });

  test.each(themes)('axe finds nothing, %s', async (theme) => {
    await emulateTheme(theme);
    const screen = await show(<PaymentAlert onReceipt={() => {}} />, {
      payment: posedPayment({ alert: good }),
    });
    expect(await findings(screen.getByRole('alertdialog').element())).toEqual([]);
  });
});
