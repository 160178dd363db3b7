import { expect, expectState, test } from './support/glowcheck.ts';

test.use({ savesData: true });

const entry = /\/assets\/index-[^/]*\.js$/;

test('[PG-01] [ERR-06] the page shows before its script, says so where the script is lost, and works once it has come @engines', async ({
  page,
  complaints,
}) => {
  await page.route(entry, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('This cover is empty.')).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  const late = page.getByText('the line may have dropped');
  // An animation delays the notice for as long as the script may take on a slow line. A busy machine may need as long to get
  // here, so the animation is put back to its beginning.
  await page.evaluate(() => {
    for (const waiting of document.getAnimations()) {
      waiting.pause();
      waiting.currentTime = 0;
    }
  });
  await expect(late).toBeHidden();
  await page.evaluate(() => {
    for (const waiting of document.getAnimations()) waiting.finish();
  });
  await expect(late).toBeVisible();

  await page.unroute(entry);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expectState(page, 'upload', 'idle');
  await expect(late).toBeHidden();
  await page.getByRole('button', { name: 'Compare 2 Looks' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The script that was lost.
  complaints.length = 0;
});
