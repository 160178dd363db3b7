import { expect, ratePhoto, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

test.use({ serviceWorkers: 'allow' });

test('the second visit rates a photo with the network off, landmark model included', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 30_000 })
    .toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await ratePhoto(page, drawnFace('glam'));
  await expect(page.locator('[data-machine="upload"]').getByText(/approximate/i)).toHaveCount(0);
  complaints.length = 0;
});
