import { expect, expectState, test } from './support/glowcheck.ts';

test.use({ savesData: true });

const scripts = {
  'entry script': /\/assets\/index-[^/]*\.js$/,
  'script of charts': /\/assets\/charts-[^/]*\.js$/,
};

for (const [name, script] of Object.entries(scripts))
  test(`[PG-01] [ERR-06] the page shows before its ${name}, says so where it is lost, and works once it has come @engines`, async ({
    page,
    complaints,
  }) => {
    let lost = 0;
    await page.route(script, (route) => {
      lost++;
      return route.abort();
    });
    await page.goto('/');
    await expect(page.getByText('This cover is empty.')).toBeVisible();
    // Until React has taken the page over a press would be lost; from then on it waits for the charts.
    await expect(page.locator('#root[inert]')).toHaveCount(name === 'entry script' ? 1 : 0);
    const late = page.getByText('the line may have dropped');
    // An animation delays the notice for as long as the script may take on a slow connection. A busy machine may need as long to get
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

    // The page requests the charts a second time by itself. That request has to fail as well, or the page works without a press.
    await expect.poll(() => lost).toBeGreaterThanOrEqual(name === 'entry script' ? 1 : 2);
    await page.unroute(script);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expectState(page, 'upload', 'idle');
    await expect(late).toBeHidden();
    await page.getByRole('button', { name: 'Compare 2 Looks' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // The request that failed was reported there.
    complaints.length = 0;
  });
