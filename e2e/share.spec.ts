import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, ratePhoto, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

/** What the page handed to the system's share sheet; files by name, type and size. */
interface Shared {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
  readonly files: readonly { readonly name: string; readonly type: string; readonly size: number }[];
}

/** Replaces the system's share sheet by one that only records what it is given. `files` says whether it takes files as well. */
async function withShareSheet(page: Page, { files }: { readonly files: boolean }) {
  await page.addInitScript((takesFiles) => {
    const shared: object[] = [];
    const define = (name: string, value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true });
    define('canShare', (data: ShareData) => takesFiles || !data.files?.length);
    define('share', (data: ShareData) => {
      const named = (data.files ?? []).map(({ name, type, size }) => ({ name, type, size }));
      shared.push({ ...data, files: named });
      return Promise.resolve();
    });
    Object.defineProperty(globalThis, 'sharedByTest', { value: shared });
  }, files);
  return () => page.evaluate(() => (globalThis as unknown as { sharedByTest: Shared[] }).sharedByTest);
}

/** The overall score as it is read out. */
async function scoreShown(page: Page) {
  const words = await page
    .getByText(/^\d+ out of 100$/)
    .first()
    .textContent();
  return Number.parseInt(words ?? '', 10);
}

async function savedPicture(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the Picture' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), png: PNG.sync.read(await readFile(await file.path())) };
}

/** The share of pixels that differ by more than an encoder's rounding between two pictures of one size, 0-1. */
function difference(one: PNG, other: PNG) {
  let differing = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const apart = [0, 1, 2].some(
      (channel) => Math.abs(one.data[at + channel]! - other.data[at + channel]!) > 24,
    );
    if (apart) differing += 1;
  }
  return differing / (one.width * one.height);
}

test('[SHR-01] [TXT-05] the share sheet gets a title, the score, an invitation and the origin, and the picture card as a file', async ({
  page,
  servers,
}) => {
  const shared = await withShareSheet(page, { files: true });
  await page.goto('/?utm=not-to-be-shared');
  await ratePhoto(page, drawnFace('glam'));
  const score = await scoreShown(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(async () => (await shared()).length).toBe(1);
  const [data] = await shared();
  expect(data).toEqual({
    title: 'Rate My Makeup',
    text: expect.stringMatching(new RegExp(`\\b${score}/100\\b.*try`)) as unknown,
    url: servers.product.origin,
    files: [],
  });
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await page.getByRole('button', { name: 'Picture Card' }).click();
  await page.getByRole('button', { name: 'Share the Picture' }).click();
  await expect.poll(async () => (await shared()).length).toBe(2);
  const [, card] = await shared();
  expect(card?.files).toEqual([
    { name: `glowcheck-${score}.png`, type: 'image/png', size: expect.any(Number) as unknown },
  ]);
  expect(card?.files[0]?.size).toBeGreaterThan(10_000);
  expect(card?.text).toContain(`${score}/100`);
  expect(card?.text).toContain(servers.product.origin);
});

test('[SHR-01] [TXT-05] the picture card is saved as 1080 by 1350, and the photo is on it only when ticked', async ({
  page,
}) => {
  await withShareSheet(page, { files: false });
  await page.goto('/');
  await ratePhoto(page, drawnFace('glam'));
  const score = await scoreShown(page);
  await page.getByRole('button', { name: 'Picture Card' }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveAttribute('alt', new RegExp(`\\b${score} out of 100\\b`));
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Share the Picture' })).toBeHidden();
  const plain = await savedPicture(page);
  expect(plain.name).toBe(`glowcheck-${score}.png`);
  expect(plain.png).toMatchObject({ width: 1080, height: 1350 });

  const before = await picture.getAttribute('src');
  await dialog.getByRole('checkbox').check();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  const withPhoto = await savedPicture(page);
  expect(withPhoto.png).toMatchObject({ width: 1080, height: 1350 });
  expect(difference(plain.png, withPhoto.png)).toBeGreaterThan(0.15);

  const ticked = await picture.getAttribute('src');
  await dialog.getByRole('checkbox').uncheck();
  await expect(picture).not.toHaveAttribute('src', ticked ?? '');
  expect(difference(plain.png, (await savedPicture(page)).png)).toBe(0);
});
