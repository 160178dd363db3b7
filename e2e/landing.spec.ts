import { expect, expectState, test } from './support/glowcheck.ts';

test.use({ savesData: true, showsLanding: true });

const entry = /\/assets\/index-[^/]*\.js$/;

test('[PG-01] [ERR-06] the page stands before its script, says so where that is lost, and comes alive with it @engines', async ({
  page,
  complaints,
}) => {
  await page.route(entry, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('This cover is empty.')).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  const late = page.getByText('the line may have dropped');
  // The notice waits, by an animation, for as long as a script may take on a slow line; a busy machine takes as long to get here.
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
