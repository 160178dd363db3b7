import { readFileSync } from 'node:fs';
import { losePiece, pieceIsMissing } from '../scripts/support/losePiece.mjs';
import { analyzeButton, choosePhoto } from '../scripts/support/productPage.mjs';
import { expect, expectState, expectVerdict, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

/** The drawn look `glam`, as Debian's heif-enc 1.15 wrote it (-q 40). */
const heic = {
  name: 'IMG_0001.HEIC',
  // Operating systems that do not know the type leave it empty.
  mimeType: '',
  buffer: readFileSync(new URL('../tests/drawn/glam.heic', import.meta.url)),
};

test.describe('a HEIC photo, as phones take them', () => {
  test('[UPL-10] a HEIC photo is decoded, shown and rated; the decoder is fetched for HEIC photos only @engines', async ({
    page,
    servers,
  }) => {
    const fetched = () => servers.product.requests.filter((address) => /heic|libheif/.test(String(address)));
    await page.goto('/');
    await choosePhoto(page, drawnFace('glam'));
    await expect(page.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
    expect(fetched()).toEqual([]);
    await choosePhoto(page, heic);
    const analyze = analyzeButton(page);
    await expect(page.getByText('One face, found')).toBeVisible();
    await expect(analyze).toBeEnabled();
    const shown = await page
      .getByRole('img', { name: 'Preview of your photo' })
      .locator('canvas')
      .evaluate(({ width, height }: HTMLCanvasElement) => [width, height]);
    expect(shown).toEqual([480, 576]);
    await analyze.click();
    await expectVerdict(page);
  });

  test('[UPL-10] [ERR-02] a HEIC photo that cannot be decoded gets its message, and a hint how to convert it', async ({
    page,
  }) => {
    await page.goto('/');
    await choosePhoto(page, { ...heic, buffer: heic.buffer.subarray(0, 1500) });
    await expect(page.getByText('Invalid or corrupted image file', { exact: true })).toBeVisible();
    await expect(page.getByText('This is a HEIC photo')).toBeVisible();
    await expectState(page, 'upload', 'idle');
  });

  for (const [name, piece] of [
    ['worker', /\/assets\/heic\.worker[^/]*\.js/],
    ['decoder', /\/assets\/libheif[^/]*\.wasm/],
  ] as const)
    test(`[UPL-10] [ERR-06] a lost ${name} is not blamed on the HEIC photo, which opens once it is there`, async ({
      page,
      complaints,
    }) => {
      const restore = await losePiece(page, piece);
      await page.goto('/');
      await choosePhoto(page, heic);
      await expect(pieceIsMissing(page)).toBeVisible();
      await expectState(page, 'upload', 'idle');
      await restore();
      await choosePhoto(page, heic);
      await expect(page.getByText('One face, found')).toBeVisible();
      complaints.length = 0;
    });
});
