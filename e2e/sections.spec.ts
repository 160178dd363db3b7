import { withStorage } from '../scripts/support/storage.mjs';
import { stateOf } from '../scripts/support/productPage.mjs';
import { expect, ratePhoto, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

test.use({ savesData: true });

test('[PRV-01] [PG-03] privacy, reviews and the footer stand below the upload area @both', async ({
  page,
}) => {
  await page.goto('/');
  for (const badge of ['No Storage', 'Encrypted', 'Anonymous', 'GDPR Compliant'])
    await expect(page.getByText(badge, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Why Your Review Matters')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(/beauty enthusiasts/i);
});

test('[REV-01] the listing opens in a new tab that knows nothing of this one', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Write a Google Review', 'View Our Google Business']) {
    const link = page.getByRole('link', { name: new RegExp(name) });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('[PG-06] the dashboard is hidden, and its code not even fetched', async ({ page, servers }) => {
  await withStorage(page, { admin: 'yes' });
  await page.goto('/?admin=1');
  await expect(stateOf(page, 'upload')).toBeVisible();
  await expect(page.getByText('Active users', { exact: false })).toHaveCount(0);
  expect(servers.product.requests.filter((path) => path.includes('AnalyticsDashboard'))).toEqual([]);
});

test('[PG-06] [ADM-01] ?admin=true shows it, and it counts what happens', async ({ page }) => {
  await page.goto('/?admin=true');
  const tile = (name: string) =>
    page.locator('dl > div', { has: page.getByRole('term').getByText(name, { exact: true }) });
  await expect(tile('Active Users').getByRole('definition')).toHaveText('1');
  await expect(tile('Total Analyses').getByRole('definition')).toHaveText('0');
  await expect(page.getByText('Free: 0', { exact: false })).toBeVisible();
  await ratePhoto(page, drawnFace('glam'));
  await expect(tile('Total Analyses').getByRole('definition')).toHaveText('1');
  await expect(page.getByText('Free: 1 (100%)')).toBeVisible();
});

test('[PG-06] the storage flag shows the dashboard, too', async ({ page }) => {
  await withStorage(page, { admin: 'true' });
  await page.goto('/');
  await expect(page.getByText(/active users/i).first()).toBeVisible();
});

test('[PG-06] in forced colors the dashboard shows how many analyses were free and paid', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/?admin=true');
  const parts = page.getByRole('figure', { name: 'Free versus paid' }).locator('[aria-hidden="true"] > span');
  await expect(parts).toHaveCount(2);
  const colors = await parts.evaluateAll((each) =>
    each.map((part) => getComputedStyle(part).backgroundColor),
  );
  expect(new Set(colors).size).toBe(2);
});
