import { afterEach, describe, expect, test } from 'vitest';
import { NoCreditsPopupOutlet } from '../../../src/features/purchase/NoCreditsPopupOutlet.tsx';
import { purchaseDialog } from '../../../src/features/purchase/purchaseDialog.ts';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';
import { creditsPose, posedCredits, posedPayment } from '../support/billingPoses.ts';

afterEach(() => purchaseDialog.close());

async function popUp(payment = posedPayment(), credits = posedCredits(0, 0)) {
  const screen = await show(<NoCreditsPopupOutlet />, { payment, credits });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  window.dispatchEvent(new Event('showNoCreditsPopup'));
  const popup = screen.getByRole('dialog');
  await expect.element(popup).toBeVisible();
  return { popup, payment, credits };
}

describe('the no-credits popup', () => {
  test('[BUY-07] opens on the window event, and Maybe Later closes it', async () => {
    const { popup } = await popUp();
    await expect
      .element(popup)
      .toHaveTextContent(/You have used all your free analyses\. Purchase credits or share to get more!/);
    await popup.getByRole('button', { name: 'Maybe Later' }).click();
    await expect.element(popup).not.toBeInTheDocument();
  });

  test('[BUY-07] its buy button buys', async () => {
    const { popup, payment } = await popUp();
    await popup.getByRole('button', { name: /^Buy 10 Credits/ }).click();
    expect(payment.sent).toEqual([{ type: 'buy', packageId: 'starter' }]);
  });

  test('[BUY-07] without a payment link it makes way for the dialog that says so', async () => {
    const { popup, payment } = await popUp(posedPayment({ linked: false }));
    await popup.getByRole('button', { name: /^Buy 10 Credits/ }).click();
    await expect.element(popup).not.toBeInTheDocument();
    expect(purchaseDialog.current().kind).not.toBe('closed');
    expect(payment.sent).toEqual([]);
  });

  test('[BUY-07] [CRB-02] goes once credits come, and does not say that they are used up', async () => {
    const { popup, credits } = await popUp();
    credits.pose(creditsPose(0, 0, 'full'));
    await expect.element(popup).toBeVisible();
    credits.pose(creditsPose(0, 10));
    await expect.element(popup).not.toBeInTheDocument();
  });

  test('[BUY-07] the window event opens it whatever is left', async () => {
    const { popup } = await popUp(posedPayment(), posedCredits(1, 0));
    await expect.element(popup).toBeVisible();
  });

  test.each(themes)('axe finds nothing, %s', async (theme) => {
    await emulateTheme(theme);
    const { popup } = await popUp();
    expect(await findings(popup.element())).toEqual([]);
  });
});
