import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { purchaseDialog } from '../../../src/features/purchase/purchaseDialog.ts';
import { LazyDialogOutlet } from '../../../src/components/LazyDialogOutlet.tsx';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';
import { creditsPose, paymentPose, posedCredits, posedPayment } from '../support/billingPoses.ts';

afterEach(() => purchaseDialog.close());

async function openFor(payment = posedPayment(), credits = posedCredits(1, 0)) {
  const screen = await show(<LazyDialogOutlet dialog={purchaseDialog} />, { payment, credits });
  purchaseDialog.open();
  const dialog = screen.getByRole('dialog', { name: 'Ten more covers.' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, payment };
}

describe('the purchase dialog', () => {
  test('[BUY-01] the pack, its price, its price per feedback, and why', async () => {
    const { dialog } = await openFor();
    const pack = dialog.getByRole('region', { name: 'Glow-Up Pack' });
    for (const words of ['Most Popular', '$0.99', '10 analyses', '$0.099 per feedback'])
      await expect.element(pack).toHaveTextContent(words);
    const benefits = pack.element().parentElement?.querySelectorAll('li') ?? [];
    expect([...benefits].map((benefit) => benefit.textContent)).toEqual([
      'Seven scores and a cover line for every look',
      'Tips that name the tool, the product and the spot',
      'Credits never expire',
    ]);
    const why = dialog.getByRole('heading', { name: 'Why it works' }).element();
    expect([...(why.nextElementSibling?.children ?? [])].map((reason) => reason.textContent)).toEqual([
      "We measure pixels, so flattery can't get in",
      'Same photo, same score, every time',
      'Small fixes, repeated, are the whole trick',
    ]);
    await expect.element(dialog.getByText(/Secure payment/)).toBeVisible();
  });

  test('[BUY-01] the sample is blurred on the screen and hidden from screen readers', async () => {
    const { dialog } = await openFor();
    const sample = dialog.getByText(/lower lash line/).element();
    expect(getComputedStyle(sample).filter).toMatch(/blur/);
    expect(sample.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  test('[BUY-02] buys; reads "Opening Payment" meanwhile, and is itself again after the return', async () => {
    const { dialog, payment } = await openFor();
    await dialog.getByRole('button', { name: 'Buy 10 Credits for $0.99' }).click();
    expect(payment.sent).toEqual([{ type: 'buy', packageId: 'starter' }]);
    for (const checkout of ['opening', 'leaving']) {
      payment.pose(paymentPose({ checkout }));
      await expect.element(dialog.getByRole('button', { name: 'Opening Payment' })).toBeDisabled();
    }
    payment.pose(paymentPose());
    await expect.element(dialog.getByRole('button', { name: /^Buy/ })).toBeEnabled();
  });

  test.each([320, 390, 1280])(
    '[CRD-07] a long name of a pack, right to left, pushes no price off a screen of %i px',
    async (width) => {
      await page.viewport(width, 800);
      const name = 'مكياج الحفلات: سموكي «١٢» لكل مناسبة';
      const { dialog } = await openFor(
        posedPayment({ morePackages: [{ id: 'gold', name, credits: 50, price: 3.99 }] }),
      );
      const right = dialog.element().getBoundingClientRect().right;
      for (const part of ['$0.99', '$3.99', 'Buy 50 Credits for $3.99'])
        expect(
          dialog.getByText(part, { exact: true }).element().getBoundingClientRect().right,
        ).toBeLessThanOrEqual(right);
    },
  );

  test.each([320, 390, 1280])(
    '[CRD-07] the name of a pack keeps clear of its price, also where a translator makes it longer, on a screen of %i px',
    async (width) => {
      await page.viewport(width, 800);
      const { dialog } = await openFor(
        posedPayment({
          morePackages: [{ id: 'gold', name: 'Abendveranstaltungen', credits: 500, price: 39.99 }],
        }),
      );
      dialog.getByRole('heading', { name: 'Glow-Up Pack' }).element().textContent = 'Pack de Esplendor';
      for (const [name, price] of [
        ['Pack de Esplendor', '$0.99'],
        ['Abendveranstaltungen', '$39.99'],
      ] as const)
        expect(
          dialog.getByRole('heading', { name }).element().getBoundingClientRect().bottom,
        ).toBeLessThanOrEqual(dialog.getByText(price, { exact: true }).element().getBoundingClientRect().top);
    },
  );

  test('[BUY-03] says why nothing is sold where it could not be kept', async () => {
    const credits = posedCredits(1, 0);
    const { dialog } = await openFor(posedPayment(), credits);
    credits.pose(creditsPose(1, 0, 'blocked'));
    await expect.element(dialog.getByText(/bought credits would be lost/)).toBeVisible();
  });

  test('[BUY-03] offers to finish an earlier purchase before buying again', async () => {
    const credits = posedCredits(1, 0);
    const { dialog, payment } = await openFor(posedPayment(), credits);
    credits.pose(creditsPose(1, 0, 'ok', 3 * 60 * 60_000));
    await expect.element(dialog.getByText('A purchase from 3 hours ago is not finished.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Recover Credits' }).click();
    expect(payment.sent).toEqual([{ type: 'recover' }]);
  });

  test('[CRD-07] [BUY-02] another pack of the operator is shown and bought like the first', async () => {
    const big = { id: 'big', name: 'Big Night Out', credits: 50, price: 3.99, bonus: 5 };
    const { dialog, payment } = await openFor(posedPayment({ morePackages: [big] }));
    const pack = dialog.getByRole('region', { name: 'Big Night Out' });
    for (const words of ['55 analyses, 5 of them a bonus', '$3.99', '$0.073 per feedback'])
      await expect.element(pack).toHaveTextContent(words);
    await dialog.getByRole('button', { name: 'Buy 55 Credits for $3.99' }).click();
    expect(payment.sent).toEqual([{ type: 'buy', packageId: 'big' }]);
  });

  test('[BUY-02] only the button of the pack that is bought reads "Opening Payment"', async () => {
    const pose = { morePackages: [{ id: 'big', name: 'Big Night Out', credits: 50, price: 3.99 }] };
    const { dialog, payment } = await openFor(posedPayment(pose));
    payment.pose(paymentPose({ ...pose, checkout: 'opening', packageId: 'big' }));
    await expect.element(dialog.getByRole('button', { name: 'Opening Payment' })).toBeDisabled();
    await expect.element(dialog.getByRole('button', { name: 'Buy 10 Credits for $0.99' })).toBeDisabled();
  });

  test('[CRD-07] [BUY-02] a pack of a single credit is offered in the singular', async () => {
    const single = { id: 'single', name: 'One Night Only', credits: 1, price: 0.29 };
    const { dialog } = await openFor(posedPayment({ morePackages: [single] }));
    const pack = dialog.getByRole('region', { name: 'One Night Only' });
    await expect.element(pack).toHaveTextContent('1 analysis$0.290 per feedback');
    await expect.element(dialog.getByRole('button', { name: 'Buy 1 Credit for $0.29' })).toBeEnabled();
  });

  test('[BUY-02] without a payment link it is coming soon', async () => {
    const { dialog } = await openFor(posedPayment({ linked: false }));
    await expect.element(dialog.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
    await expect.element(dialog.getByRole('button', { name: /^Buy/ })).not.toBeInTheDocument();
  });

  test('closes on its close button', async () => {
    const { dialog } = await openFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test.each(themes)('axe finds nothing, on sale, busy and coming soon, %s', async (theme) => {
    await emulateTheme(theme);
    const { dialog, payment } = await openFor();
    for (const pose of [{}, { checkout: 'opening' }, { linked: false }]) {
      payment.pose(paymentPose(pose));
      expect(await findings(dialog.element())).toEqual([]);
    }
  });
});
