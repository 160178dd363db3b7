import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { headlessChromium } from '../config/browsers.mjs';
import { collectable, heldAtRest } from '../scripts/support/heldAtRest.mjs';
import { choosePhoto } from '../scripts/support/productPage.mjs';
import { writeLargePhoto } from '../scripts/support/writeLargePhoto.mjs';
import { expect, test as base } from './support/glowcheck.ts';

const test = base.extend({
  launchOptions: [collectable(headlessChromium), { scope: 'worker' }],
});

test.skip(process.platform !== 'linux', 'What a process holds is read from /proc.');

test('[PRV-02] photos that are replaced while they are opened leave no memory behind', async ({
  browser,
  page,
}, { outputDir }) => {
  await mkdir(outputDir, { recursive: true });
  const photo = await writeLargePhoto(browser, join(outputDir, 'large.jpg'));
  await page.goto('/');
  const replace = async (times: number) => {
    for (let time = 0; time < times; time += 1) await choosePhoto(page, photo);
    return heldAtRest(browser, page);
  };
  const atFirst = await replace(6);
  // In MB. Some of the 24 photos are replaced while they are decoded, and each of those would leave 17 MB behind.
  expect((await replace(24)) - atFirst).toBeLessThan(40);
});
