#!/usr/bin/env node
// Every state of the page as a picture, phone and desktop, light and dark, into screenshots/ (kept out of the repository),
// for looking at one by one. Build first. PHOTOS=<folder> takes photos of that folder instead of drawn faces.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as browserType } from 'playwright';
import { chromium } from '../config/browsers.mjs';
import { startCheckoutServer } from './support/checkoutServer.mjs';
import { drawnPhotos } from './support/drawnPhotos.mjs';
import { startProductServer } from './support/productServer.mjs';

const only = process.argv[2];
const folder = 'screenshots';
if (!only) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const checkout = await startCheckoutServer();
const product = await startProductServer({ dist: process.env.DIST ?? 'dist' });
const selling = {
  siteUrl: product.origin,
  checkoutHost: checkout.host,
  paymentLinks: { starter: checkout.link('starter') },
  reviewWriteUrl: 'https://example.com/write',
  reviewListingUrl: 'https://example.com/listing',
};
product.setConfig(selling);
checkout.returnTo(`${product.origin}/`);

const photos = process.env.PHOTOS
  ? readdirSync(process.env.PHOTOS)
      .filter((name) => /\.(jpe?g|png)$/i.test(name))
      .map((name) => join(process.env.PHOTOS, name))
  : null;
const drawn = await drawnPhotos();
const glam = photos?.[0] ?? drawn.glam;
const bare = photos?.[1] ?? drawn.bare;

const credits = (paidCredits, freeAnalysesUsed) => ({
  paidCredits,
  freeAnalysesUsed,
  freeAnalysesLimit: 1,
  totalAnalyses: freeAnalysesUsed + 3,
});
const choose = (page, file) =>
  page.locator('[data-machine="upload"] input[type="file"]').first().setInputFiles(file);
const analyzeButton = (page) => page.getByRole('button', { name: 'Get Personalized Tips!' });
const ready = async (page) => {
  await analyzeButton(page).waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some(
      (button) => /Get Personalized Tips!/.test(button.textContent) && !button.disabled,
    ),
  );
};
const rate = async (page, file) => {
  await choose(page, file);
  await ready(page);
  await analyzeButton(page).click();
  await page.waitForSelector('[data-machine="upload"][data-state="complete"]', { timeout: 60_000 });
};

/** Each state: what is in the storage before, how to get there. `full` pictures the whole page. */
const states = {
  landing: { full: true },
  'no-credits-landing': { credits: credits(0, 1), full: true },
  'vip-landing': { credits: credits(12, 1) },
  'photo-chosen': {
    act: async (page) => {
      await choose(page, glam);
      await ready(page);
    },
    full: true,
  },
  analyzing: {
    act: async (page) => {
      await page.route(/\/assets\/photo\.worker/, (route) => route.continue());
      await choose(page, glam);
      await ready(page);
      await page.evaluate(() => {
        Worker.prototype.postMessage = () => {};
      });
      await analyzeButton(page).click();
      await page.waitForSelector('[data-machine="upload"][data-state="analyzing"]');
    },
  },
  result: { act: (page) => rate(page, glam), full: true },
  'result-first-screen': { act: (page) => rate(page, glam) },
  'result-bare': { act: (page) => rate(page, bare), full: true },
  'result-filtered': { act: (page) => rate(page, drawn.filtered), full: true },
  'result-approximate': {
    before: (page) => page.route(/\/assets\/(face\.worker|blazeface|facemesh)/, (route) => route.abort()),
    act: (page) => rate(page, glam),
  },
  'error-type': {
    act: (page) => choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }),
  },
  'no-credits-popup': {
    credits: credits(0, 1),
    act: async (page) => {
      await choose(page, glam);
      await ready(page);
      await analyzeButton(page).click();
    },
  },
  purchase: { act: (page) => page.getByRole('button', { name: 'Buy Credits' }).first().click() },
  'purchase-coming-soon': {
    config: {},
    act: (page) => page.getByRole('button', { name: 'Buy Credits' }).first().click(),
  },
  'paid-return': {
    act: async (page) => {
      await page.getByRole('button', { name: 'Buy Credits' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: /^Buy/ }).click();
      await page.locator('#pay').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  history: { act: (page) => page.getByRole('button', { name: 'Purchase History' }).first().click() },
  'battle-empty': { act: (page) => page.getByRole('button', { name: 'Compare 2 Looks' }).click() },
  'battle-two': {
    act: async (page) => {
      await page.getByRole('button', { name: 'Compare 2 Looks' }).click();
      const inputs = page.getByRole('dialog').locator('input[type="file"]');
      await inputs.first().setInputFiles(glam);
      await page.waitForSelector('[data-machine="battle"][data-state="onePhoto"]');
      await inputs.last().setInputFiles(bare);
      await page.waitForSelector('[data-machine="battle"][data-state="twoPhotos"]');
    },
  },
  'battle-results': {
    credits: credits(5, 1),
    act: async (page) => {
      await states['battle-two'].act(page);
      const start = page.getByRole('button', { name: 'Start the Battle!' });
      await page.waitForFunction(() =>
        [...document.querySelectorAll('button')].some(
          (button) => /Start the Battle!/.test(button.textContent) && !button.disabled,
        ),
      );
      await start.click();
      await page.waitForSelector('[data-machine="battle"][data-state="results"]', { timeout: 60_000 });
    },
  },
  admin: { path: '/?admin=true', credits: credits(7, 1), full: true },
};

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
];
const browser = await browserType.launch(chromium);
let failed = 0;
try {
  for (const screen of screens)
    for (const colorScheme of ['light', 'dark'])
      for (const [name, state] of Object.entries(states)) {
        const label = `${name}-${screen.name}-${colorScheme}`;
        if (only && !label.includes(only)) continue;
        product.setConfig(state.config ?? selling);
        const context = await browser.newContext({
          viewport: screen.viewport,
          hasTouch: screen.hasTouch ?? false,
          colorScheme,
          // While a view fades into the next, clicks do not reach it.
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        try {
          if (state.credits)
            await page.addInitScript((record) => {
              if (!sessionStorage.getItem('prepared'))
                localStorage.setItem('glowcheck.credits', JSON.stringify(record));
              sessionStorage.setItem('prepared', 'yes');
            }, state.credits);
          await state.before?.(page);
          await page.goto(`${product.origin}${state.path ?? '/'}`);
          await page.waitForSelector('[data-machine="upload"]');
          await state.act?.(page);
          await page.waitForTimeout(700);
          await page.screenshot({ path: join(folder, `${label}.png`), fullPage: state.full ?? false });
        } catch (error) {
          failed += 1;
          console.log(`! ${label}: ${String(error).split('\n')[0]}`);
        } finally {
          await context.close();
        }
      }
} finally {
  await browser.close();
  await product.close();
  await checkout.close();
}
console.log(`${readdirSync(folder).length} pictures in ${folder}/, ${failed} states not reached`);
process.exitCode = failed === 0 ? 0 : 1;
