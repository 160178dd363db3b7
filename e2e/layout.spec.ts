import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  choosePhoto,
  creditsRecord,
  expect,
  expectState,
  expectVerdict,
  ratePhoto,
  test,
  withStorage,
} from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

test('[PG-01] the first words are painted before the type is asked for, and it comes', async ({ page }) => {
  await page.goto('/');
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => /Variable/.test(family) && status === 'loaded')
          .length,
    );
  await expect.poll(loaded).toBe(3);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked).toHaveLength(3);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test('[UPL-01] the upload area is above the fold on a phone', async ({ page }) => {
  await page.goto('/');
  const choose = page.getByRole('button', { name: /Choose a Photo/ }).first();
  await expect(choose).toBeVisible();
  const box = await choose.boundingBox();
  expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
});

test('nothing scrolls sideways at 320 px, in any stage', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expectState(page, 'upload', 'idle');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await choosePhoto(page, drawnFace('glam'));
  await expect(page.getByRole('button', { name: 'Get Personalized Tips!' })).toBeEnabled();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Get Personalized Tips!' }).click();
  await expectVerdict(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('nothing jumps: the layout shift of the whole flow stays under 0.02', async ({ page }) => {
  await page.addInitScript(() => {
    const total = { value: 0 };
    (globalThis as unknown as { shifts: typeof total }).shifts = total;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) total.value += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await ratePhoto(page, drawnFace('glam'));
  expect(
    await page.evaluate(() => (globalThis as unknown as { shifts: { value: number } }).shifts.value),
  ).toBeLessThan(0.02);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in any stage, ${colorScheme} @both`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await withStorage(page, { credits: creditsRecord(2, 1, 3) });
    await page.goto('/');
    await expectState(page, 'upload', 'idle');
    await expectNoFindings(page);
    await choosePhoto(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByText('Analysis Error')).toBeVisible();
    await expectNoFindings(page);
    await choosePhoto(page, drawnFace('glam'));
    await expect(page.getByRole('button', { name: 'Get Personalized Tips!' })).toBeEnabled();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await expectVerdict(page);
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Buy Credits' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Analyze Another Look' }).first().click();
    await page.getByRole('button', { name: 'Compare 2 Looks' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page);
  });
