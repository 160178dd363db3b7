import type { Page } from '@playwright/test';
import {
  choosePhoto,
  creditsRecord,
  expect,
  expectState,
  expectVerdict,
  test,
  withStorage,
} from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

/**
 * What large text has broken on the screen: words that leave the screen or their control, and controls that overlap. Pinned bars
 * are left out, since they are meant to lie over what scrolls.
 */
const broken = (page: Page) =>
  // The width that was set, because a phone's window grows with what does not fit into it.
  page.evaluate((screenWidth) => {
    const root = document.querySelector('dialog[open]') ?? document.body;
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`;
    const shown = (element: Element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]');
    const words = [...root.querySelectorAll('h1, h2, h3, p, li, dt, dd, label, button, a')].filter(shown);
    const off = words
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // What only screen readers are to find is one pixel wide.
        return width > 1 && (left < -1 || right > screenWidth + 1);
      })
      .map((element) => `off the screen: ${named(element)}`);
    const cut = words
      .filter(
        (element) =>
          element.clientWidth > 1 &&
          (element.scrollWidth > element.clientWidth + 1 ||
            (element.tagName === 'BUTTON' && element.scrollHeight > element.clientHeight + 1)),
      )
      .map((element) => `wider than its place: ${named(element)}`);
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
        (element !== root && stays(element.parentElement)));
    const controls = words.filter((element) => element.matches('button, a') && !stays(element));
    const overlaps = controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter((other) => {
          const a = one.getBoundingClientRect();
          const b = other.getBoundingClientRect();
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return across > 1 && down > 1;
        })
        .map((other) => `on one another: ${named(one)} and ${named(other)}`),
    );
    return [...off, ...cut, ...overlaps];
  }, page.viewportSize()?.width ?? 0);

test('[PG-01] text at twice its size is whole, on the screen and in its place, in any stage', async ({
  page,
}) => {
  test.slow();
  await withStorage(page, { credits: creditsRecord(2, 1, 3) });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.goto('/');
  await expectState(page, 'upload', 'idle');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
  expect.soft(await broken(page)).toEqual([]);
  for (const opener of ['Buy Credits', 'Purchase History', 'Compare 2 Looks']) {
    await page.getByRole('button', { name: opener }).first().click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    expect.soft(await broken(page), opener).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await choosePhoto(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Analysis Error')).toBeVisible();
  expect.soft(await broken(page), 'refused').toEqual([]);
  await choosePhoto(page, drawnFace('glam'));
  const analyze = page.getByRole('button', { name: 'Get Personalized Tips!' });
  await expect(analyze).toBeEnabled();
  await expect(page.getByText('Lighting.')).toBeVisible();
  expect.soft(await broken(page), 'chosen').toEqual([]);
  await analyze.click();
  await expectVerdict(page);
  expect.soft(await broken(page), 'result').toEqual([]);
  await page.getByRole('button', { name: 'Picture Card' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await broken(page), 'picture card').toEqual([]);
});
