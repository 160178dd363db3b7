import { describe, expect, test, vi } from 'vitest';
import { CreditsBar } from '../../../src/features/credits/CreditsBar.tsx';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';
import { creditsPose, paymentPose, posedCredits, posedPayment } from '../support/billingPoses.ts';

describe('the credits bar', () => {
  test('[CRB-01] [CRB-11] each of the four buttons sends its own event', async () => {
    const payment = posedPayment();
    const onBuy = vi.fn<() => void>();
    const screen = await show(<CreditsBar onBuy={onBuy} />, { credits: posedCredits(1, 0), payment });
    for (const name of ['Recover Credits', 'Purchase History', 'Share for Credits'])
      await screen.getByRole('button', { name }).click();
    expect(payment.sent.map(({ type }) => type)).toEqual(['recover', 'history.show', 'share']);
    expect(onBuy).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Buy Credits' }).click();
    expect(onBuy).toHaveBeenCalledOnce();
  });

  test('[CRB-02] credits left follow the record at once', async () => {
    const credits = posedCredits(1, 0);
    const screen = await show(<CreditsBar onBuy={vi.fn<() => void>()} />, {
      credits,
      payment: posedPayment(),
    });
    const count = () => screen.container.querySelector('[aria-live]');
    await expect.poll(() => count()?.textContent).toBe('1 credit left, on the house');
    credits.pose(creditsPose(1, 10));
    await expect.poll(() => count()?.textContent).toBe('11 credits left');
    credits.pose(creditsPose(0, 0));
    await expect.poll(() => count()?.textContent).toBe('0 credits left');
  });

  test('storage that is full or blocked is told in words', async () => {
    const credits = posedCredits(0, 3, 'full');
    const screen = await show(<CreditsBar onBuy={vi.fn<() => void>()} />, {
      credits,
      payment: posedPayment(),
    });
    await expect.element(screen.getByText("This browser's storage is full.")).toBeVisible();
    credits.pose(creditsPose(0, 3, 'blocked'));
    await expect.element(screen.getByText('This browser does not let us store anything.')).toBeVisible();
    credits.pose(creditsPose(0, 3));
    await expect.element(screen.getByText(/storage|store/)).not.toBeInTheDocument();
  });

  test('[BUY-03] an unfinished purchase is mentioned, with its way out', async () => {
    const payment = posedPayment();
    const twelveMinutes = creditsPose(0, 3, 'ok', 12 * 60_000 + 5);
    const credits = posedCredits(0, 3);
    const screen = await show(<CreditsBar onBuy={vi.fn<() => void>()} />, { credits, payment });
    await expect.element(screen.getByText(/is not finished/)).not.toBeInTheDocument();
    credits.pose(twelveMinutes);
    await expect.element(screen.getByText('A purchase from 12 minutes ago is not finished.')).toBeVisible();
    await screen.getByRole('button', { name: 'Recover Credits' }).last().click();
    expect(payment.sent).toEqual([{ type: 'recover' }]);
    payment.pose(paymentPose({ checkout: 'reconciling' }));
    await expect.element(screen.getByText(/is not finished/)).not.toBeInTheDocument();
    // The button is gone; the focus stays near.
    await expect.element(screen.getByRole('heading', { name: 'Credits' })).toHaveFocus();
  });

  test('[PAY-01] a press while a payment is checked is taken, and the next ones wait', async () => {
    const pressed = { type: 'recover' } as const;
    const payment = posedPayment({ checkout: 'reconciling', pressed });
    const screen = await show(<CreditsBar onBuy={vi.fn<() => void>()} />, {
      credits: posedCredits(0, 3),
      payment,
    });
    // The region is there before its words, because a live region that arrives together with them is often not read.
    const region = screen.container.querySelector('[aria-live]:empty');
    await expect.element(screen.getByText('Checking your payment…')).toBeVisible();
    expect(region?.textContent).toBe('Checking your payment…');
    for (const name of ['Recover Credits', 'Purchase History', 'Share for Credits'])
      await expect.element(screen.getByRole('button', { name })).toBeDisabled();
    payment.pose(paymentPose({ checkout: 'reconciling' }));
    await screen.getByRole('button', { name: 'Recover Credits' }).click();
    expect(payment.sent).toEqual([pressed]);
    await expect.element(screen.getByText('Checking your payment…')).toBeVisible();
    payment.pose(paymentPose());
    await expect.element(screen.getByText('Checking your payment…')).not.toBeInTheDocument();
  });

  test.each(themes)('axe finds nothing, %s', async (theme) => {
    await emulateTheme(theme);
    const screen = await show(<CreditsBar onBuy={vi.fn<() => void>()} />, {
      credits: posedCredits(1, 0, 'blocked'),
      payment: posedPayment(),
    });
    expect(await findings(screen.container)).toEqual([]);
  });
});
