import { loseModels, losePiece, pieceIsMissing } from '../scripts/support/losePiece.mjs';
import { letPass } from '../scripts/support/holdLimits.mjs';
import { analyzeButton, choosePhoto } from '../scripts/support/productPage.mjs';
import { storedCredits } from '../scripts/support/storage.mjs';
import {
  expect,
  expectState,
  expectApproximate,
  expectVerdict,
  ratePhoto,
  test,
} from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

/** The time limit of opening a photo (PIP-02), ms. */
const openingLimit = 8_000;
const workerScript = /\/assets\/photo\.worker[^/]*\.js/;

test.describe('a piece of the program that does not load', () => {
  const judge = /\/assets\/judgeLook[^/]*\.js/;

  test('[ERR-06] a chunk that fails twice ends in a message of ours, costs nothing, and is loaded on the next try @engines', async ({
    page,
    complaints,
  }) => {
    const restore = await losePiece(page, judge);
    await page.goto('/');
    await choosePhoto(page, drawnFace('glam'));
    const analyze = analyzeButton(page);
    await expect(analyze).toBeEnabled();
    await analyze.click();
    await expect(pieceIsMissing(page)).toBeVisible();
    expect((await storedCredits(page))?.['totalAnalyses'] ?? 0).toBe(0);
    await restore();
    await analyze.click();
    await expectVerdict(page);
    complaints.length = 0;
  });

  test('[ERR-06] a chunk that fails once is fetched again without a message @engines', async ({
    page,
    complaints,
  }) => {
    let asked = 0;
    await page.route(judge, (route) => (++asked === 1 ? route.abort() : route.continue()));
    await page.goto('/');
    await ratePhoto(page, drawnFace('glam'));
    expect(asked).toBeGreaterThan(1);
    complaints.length = 0;
  });
});

test.describe('workers that break', () => {
  test('[PIP-02] [ERR-04] a worker that spins for ever is timed out and replaced, and the next photo works', async ({
    page,
  }) => {
    let spin = true;
    await page.route(workerScript, (route) =>
      spin
        ? route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => { for (;;); };' })
        : route.continue(),
    );
    await page.goto('/');
    await choosePhoto(page, drawnFace('glam'));
    await expectState(page, 'upload', 'uploading');
    const timedOut = page.getByText(
      'Analysis timed out. Please try with a smaller image (under 5MB) or check your internet connection.',
    );
    // Starting the worker has a limit of its own, and opening begins after it.
    await expect
      .poll(async () => {
        await letPass(page, openingLimit);
        return timedOut.isVisible();
      })
      .toBe(true);
    await expectState(page, 'upload', 'idle');
    spin = false;
    await ratePhoto(page, drawnFace('glam'));
    expect(await storedCredits(page)).toMatchObject({ totalAnalyses: 1 });
  });

  test('[PIP-02] [ERR-01] a worker whose script does not load ends in a message, not in an endless wait', async ({
    page,
    complaints,
  }) => {
    const restore = await losePiece(page, workerScript);
    await page.goto('/');
    await choosePhoto(page, drawnFace('glam'));
    await expect(pieceIsMissing(page)).toBeVisible();
    await expectState(page, 'upload', 'idle');
    await restore();
    await ratePhoto(page, drawnFace('glam'));
    complaints.length = 0;
  });

  test('[FAC-07] without the landmark model the rating still comes, and says that it is approximate', async ({
    page,
    complaints,
  }) => {
    await loseModels(page);
    await page.goto('/');
    await choosePhoto(page, drawnFace('glam'));
    await expect(page.getByText(/No face finder this time/)).toBeVisible();
    await analyzeButton(page).click();
    await expectApproximate(page);
    complaints.length = 0;
  });
});
