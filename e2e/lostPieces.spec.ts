import {
  choosePhoto,
  creditsRecord,
  expect,
  expectVerdict,
  storedCredits,
  test,
} from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

test('[CRD-08] [ERR-06] a result view that does not load costs nothing, and comes when asked for again @engines', async ({
  page,
  complaints,
}) => {
  const pieces = /\/assets\/SharedResult-/;
  await page.route(pieces, (route) => route.abort());
  await page.goto('/');
  await choosePhoto(page, drawnFace('glam'));
  const analyze = page.getByRole('button', { name: 'Get Personalized Tips!' });
  await analyze.click();
  await expect(
    page.getByText(
      'Browser cannot process image. Please try refreshing the page or use a different browser.',
    ),
  ).toBeVisible();
  expect((await storedCredits(page)) ?? creditsRecord(0)).toMatchObject(creditsRecord(0));

  await page.unroute(pieces);
  await analyze.click();
  await expectVerdict(page);
  expect(await storedCredits(page)).toMatchObject(creditsRecord(0, 1));
  // With its styles, which were lost as well.
  const styled = () => [...document.styleSheets].some(({ href }) => href?.includes('SharedResult'));
  expect(await page.evaluate(styled)).toBe(true);
  complaints.length = 0;
});
