import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chromiumPlaying } from '../config/browsers.mjs';
import { losePiece } from '../scripts/support/losePiece.mjs';
import { analyzeButton } from '../scripts/support/productPage.mjs';
import { storedCredits } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { expect, expectState, expectVerdict, test as base } from './support/glowcheck.ts';
import { toJpeg } from '../tests/drawn/encodeDrawn.ts';
import { writeCameraFilm } from '../scripts/support/writeCameraFilm.mjs';
import { holdLimits } from '../scripts/support/holdLimits.mjs';
import { holdPiece } from './support/holdPiece.ts';
import { drawnJpeg, flatPixels } from './support/photos.ts';

const test = base.extend({
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, use, { project, parallelIndex }) => {
      await mkdir(project.outputDir, { recursive: true });
      const face = `${project.outputDir}/face-${parallelIndex}.mjpeg`;
      await writeCameraFilm(face, drawnJpeg('glam').buffer);
      await use(chromiumPlaying(face));
    },
    { scope: 'worker' },
  ],
});

const selfie = (page: Page) => page.getByRole('button', { name: 'Take a Selfie' });

test('[UPL-01] [UPL-05] a webcam is framed, its picture taken and rated @desktop', async ({ page }) => {
  await page.goto('/');
  await selfie(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The camera is on.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Take the Photo' }).click();
  await expect(dialog).toBeHidden();
  await expect(analyzeButton(page)).toBeEnabled();
  await analyzeButton(page).click();
  await expectVerdict(page);
  expect(await storedCredits(page)).toMatchObject(creditsRecord(0, 1));
});

test('[UPL-01] while the frame of the webcam is being fetched the page says so @desktop', async ({
  page,
}) => {
  const arrive = await holdPiece(page, /\/assets\/SelfieDialog-[^/]*\.js/);
  await page.goto('/');
  await selfie(page).click();
  await expect(page.getByText('One moment...')).toBeVisible();
  arrive();
  await expect(page.getByRole('button', { name: 'Take the Photo' })).toBeEnabled();
  await expect(page.getByText('One moment...')).toBeHidden();
});

test('[UPL-01] a frame that cannot be fetched is told of, and comes when asked for again @desktop', async ({
  page,
  complaints,
}) => {
  const restore = await losePiece(page, /\/assets\/SelfieDialog-/);
  await page.goto('/');
  await selfie(page).click();
  await expect(page.getByText('This part of the page could not be loaded.', { exact: false })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Take the Photo' })).toBeEnabled();
  complaints.length = 0;
});

test('[UPL-01] [PRV-02] a closed camera is off, and nothing was taken @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.defineProperty(globalThis, 'cameraTracks', { value: tracks });
  });
  await page.goto('/');
  await selfie(page).click();
  await expect(page.getByRole('button', { name: 'Take the Photo' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const states = () =>
    page.evaluate(() =>
      (globalThis as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.map(
        ({ readyState }) => readyState,
      ),
    );
  await expect.poll(states).toEqual(['ended']);
  await expect(page.getByRole('button', { name: 'Choose a Photo' })).toBeVisible();
});

test('[FAC-04] [ERR-01] a webcam that sees no human is answered as a file is @desktop', async ({
  playwright,
  servers,
}, testInfo) => {
  const wall = testInfo.outputPath('wall.mjpeg');
  await writeCameraFilm(wall, toJpeg(flatPixels(480, 480, [40, 90, 200], 40)));
  const browser = await playwright.chromium.launch(chromiumPlaying(wall));
  try {
    const context = await browser.newContext();
    await context.addInitScript(holdLimits);
    const page = await context.newPage();
    await page.goto(servers.product.origin);
    await selfie(page).click();
    await page.getByRole('button', { name: 'Take the Photo' }).click();
    await expect(
      page.getByText('No human features detected. Please upload a photo of yourself.').first(),
    ).toBeVisible();
    await expectState(page, 'upload', 'idle');
  } finally {
    await browser.close();
  }
});
