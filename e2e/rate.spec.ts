import { analyzeButton, choosePhoto } from '../scripts/support/productPage.mjs';
import { storedCredits, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { expect, expectState, expectVerdict, ratePhoto, test, verdictWords } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

test.describe('rating a photo', () => {
  test('[ANA-02] [RES-01] [RES-03] [RES-04] [RES-05] [CRD-02] [CRD-08] [CRB-02] a drawn face gets a whole verdict for the free credit @engines', async ({
    page,
  }) => {
    await page.goto('/');
    const counter = page.getByRole('region', { name: 'Credits', exact: true });
    await expect(counter).toContainText('1 credit left');
    await ratePhoto(page, drawnFace('glam'));
    expect(await storedCredits(page)).toMatchObject(creditsRecord(0, 1));
    await expect(counter).toContainText('0 credits left');

    await expect(
      page.getByText(
        /^(SLAY QUEEN!|You're Serving!|It's Giving\.\.\. Potential!|Bestie\.\.\. We Need to Talk)$/,
      ),
    ).toBeVisible();
    for (const area of [
      'Foundation',
      'Eye Makeup',
      'Lip Precision',
      'Color Harmony',
      'Blending Technique',
      'Symmetry',
      'Trend Alignment',
    ])
      await expect(page.getByText(area, { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Analyze Another Look' }).first().click();
    await expectState(page, 'upload', 'idle');
    await expect(page.getByText('Supported formats: JPG, PNG')).toBeVisible();
  });

  test('[ANA-06] [BUY-07] without a credit the popup opens, nothing runs, and Maybe Later closes it @engines', async ({
    page,
  }) => {
    await withStorage(page, { credits: creditsRecord(0, 1) });
    await page.goto('/');
    await choosePhoto(page, drawnFace('glam'));
    await analyzeButton(page).click();
    const later = page.getByRole('button', { name: 'Maybe Later' });
    await expect(later).toBeVisible();
    await expectState(page, 'upload', 'idle');
    await later.click();
    await expect(later).toBeHidden();
    expect(await storedCredits(page)).toMatchObject(creditsRecord(0, 1));
  });

  test('[SCO-08] [TXT-06] [RES-06] a verdict survives a reload without its photo, and the photo reads the same again', async ({
    page,
    context,
  }) => {
    const photo = drawnFace('glam');
    await withStorage(page, { credits: creditsRecord(10, 1) });
    await page.goto('/');
    await ratePhoto(page, photo);
    const first = await verdictWords(page);
    const paid = await storedCredits(page);
    const score = await page
      .getByText(/^\d+ out of 100$/)
      .first()
      .textContent();
    await page.reload();
    await expectVerdict(page);
    await expect(page.getByText(score ?? '').first()).toBeAttached();
    await expect(page.getByText('Your photo is gone, as promised.')).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    expect(await storedCredits(page)).toEqual(paid);
    await page.getByRole('button', { name: 'Analyze Another Look' }).click();
    await page.reload();
    await expectState(page, 'upload', 'idle');
    await ratePhoto(page, photo);
    expect(await verdictWords(page)).toBe(first);
    const second = await context.newPage();
    await second.goto('/');
    await ratePhoto(second, photo);
    expect(await verdictWords(second)).toBe(first);
  });

  test('[UPL-05] [UPL-08] a photo can be replaced before analysis', async ({ page }) => {
    await page.goto('/');
    await choosePhoto(page, drawnFace('glam'));
    await expect(analyzeButton(page)).toBeEnabled();
    const preview = page.getByRole('img', { name: 'Preview of your photo' }).locator('canvas');
    const pixels = () => preview.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const before = await pixels();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText('Choose Different Photo').click(),
    ]);
    await chooser.setFiles(drawnFace('bare'));
    await expect.poll(pixels).not.toBe(before);
    await expect(analyzeButton(page)).toBeEnabled();
    await expectState(page, 'upload', 'idle');
  });

  test('[UPL-07] [PRV-02] nothing of the photo stays in storage or caches, and its preview is released', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const drawn = new Set<ImageBitmap>();
      let addresses = 0;
      const { prototype } = CanvasRenderingContext2D;
      const draw = Reflect.get(prototype, 'drawImage') as () => void;
      Object.assign(prototype, {
        drawImage(this: CanvasRenderingContext2D, ...args: unknown[]) {
          if (args[0] instanceof ImageBitmap) drawn.add(args[0]);
          Reflect.apply(draw, this, args);
        },
      });
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (source: Blob) => {
        addresses += 1;
        return create(source);
      };
      const held = () => ({ addresses, previews: [...drawn].filter(({ width }) => width > 0).length });
      Object.assign(globalThis, { held });
    });
    const held = () => page.evaluate(() => (globalThis as unknown as { held: () => object }).held());
    await page.goto('/');
    await ratePhoto(page, drawnFace('glam'));
    expect(await held()).toEqual({ addresses: 0, previews: 1 });
    await page.getByRole('button', { name: 'Analyze Another Look' }).first().click();
    await expectState(page, 'upload', 'idle');
    await expect.poll(held).toEqual({ addresses: 0, previews: 0 });
    const kept = await page.evaluate(async () => {
      const values = [localStorage, sessionStorage].flatMap((storage) =>
        Object.keys(storage).map((key) => storage.getItem(key) ?? ''),
      );
      const databases = 'databases' in indexedDB ? (await indexedDB.databases()).length : 0;
      return {
        longest: Math.max(0, ...values.map((value) => value.length)),
        photoLike: values.some((value) => /data:image|blob:/.test(value)),
        databases,
      };
    });
    expect(kept.photoLike).toBe(false);
    expect(kept.longest).toBeLessThan(5_000);
    expect(kept.databases).toBe(0);
  });
});
