import { analyzeButton, chooseLook, choosePhoto, openBattle } from '../scripts/support/productPage.mjs';
import { expect, expectState, expectVerdict, ratePhoto, test, verdictWords } from './support/glowcheck.ts';
import { drawnFace, turnedFace, twoFaces, woodenTable } from './support/photos.ts';

test('[FAC-11] of two people, a tap on the preview chooses whose look is rated', async ({ page }) => {
  await page.goto('/');
  await choosePhoto(page, twoFaces());
  await expect(page.getByText(/Whose look is it\?/)).toBeVisible();
  const [left, right] = [/^Rate face 1 of 2/, /^Rate face 2 of 2/].map((name) =>
    page.getByRole('button', { name }),
  );
  await expect(right!).toHaveAttribute('aria-pressed', 'true');
  await left!.click();
  await expect(left!).toHaveAttribute('aria-pressed', 'true');
  await expect(right!).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(/Whose look is it\?/)).toBeHidden();
  await analyzeButton(page).click();
  await expectVerdict(page);
  // The middle of the marked view lies in the left half of the photo, where the chosen face is.
  const marked = page.getByRole('img', { name: /^Your photo, marked/ }).first();
  const middle = await marked.evaluate((frame) => {
    const shown = frame.getBoundingClientRect();
    const photo = frame.querySelector('canvas')!.getBoundingClientRect();
    return (shown.x + shown.width / 2 - photo.x) / photo.width;
  });
  expect(middle).toBeLessThan(0.5);
});

test('[FAC-11] in forced colors the chosen face, which the brackets mark, has no border of those that can be tapped', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await choosePhoto(page, twoFaces());
  const borderOf = (chosen: boolean) =>
    page
      .getByRole('button', { name: /^Rate face/, pressed: chosen })
      .evaluate((button) => getComputedStyle(button).borderTopStyle);
  expect(await borderOf(true)).toBe('none');
  expect(await borderOf(false)).toBe('dashed');
});

test('[FAC-11] of two people in a look of a battle, a tap chooses who takes part', async ({ page }) => {
  await page.goto('/');
  await openBattle(page);
  const dialog = page.getByRole('dialog');
  await chooseLook(page, 1, twoFaces());
  await expect(dialog.getByText('2 faces: tap the one to rate')).toBeVisible();
  const left = dialog.getByRole('button', { name: /^Rate face 1 of 2/ });
  await expect(left).toHaveAttribute('aria-pressed', 'false');
  await left.click();
  await expect(left).toHaveAttribute('aria-pressed', 'true');
});

test('[FAC-12] [SCO-08] a photo turned on its side is rated word for word as it is upright, and shown upright', async ({
  page,
}) => {
  /** The cover's colors, at 6 by 6 px. */
  const cover = () =>
    page
      .getByRole('img', { name: 'Your photo', exact: true })
      .first()
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const small = new OffscreenCanvas(6, 6).getContext('2d')!;
        small.drawImage(canvas, 0, 0, 6, 6);
        return [...small.getImageData(0, 0, 6, 6).data];
      });
  await page.goto('/');
  await ratePhoto(page, drawnFace('glam'));
  const upright = await verdictWords(page);
  const shownUpright = await cover();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Analyze Another Look' }).click();
  await ratePhoto(page, turnedFace(1));
  expect(await verdictWords(page)).toBe(upright);
  const apart = (await cover()).map((level, index) => Math.abs(level - (shownUpright[index] ?? 0)));
  expect(Math.max(...apart)).toBeLessThan(24);
});

test('[FAC-09] a photo without a person is refused, and told why', async ({ page }) => {
  await page.goto('/');
  await choosePhoto(page, woodenTable());
  await expect(
    page.getByText('No face detected in the image. Please upload a clear photo of your face.'),
  ).toBeVisible();
  await expectState(page, 'upload', 'idle');
});
