import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { losePiece } from '../scripts/support/losePiece.mjs';
import { analyzeButton, choosePhoto, openPurchase } from '../scripts/support/productPage.mjs';
import { screens } from '../scripts/support/screens.mjs';
import { store, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord, pendingRecord } from '../scripts/support/storedRecords.mjs';
import { linearChannel, luminanceOf } from '../tests/drawn/linearColor.ts';
import { expect, expectState, expectVerdict, ratePhoto, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';
import { untilFontsCome } from './support/untilFontsCome.ts';

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('[PG-01] the first words are painted before the fonts are asked for, and the fonts come', async ({
  page,
}) => {
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
  await expectState(page, 'upload', 'idle');
  const choose = page.getByRole('button', { name: /Choose a Photo/ }).first();
  await expect(choose).toBeVisible();
  const box = await choose.boundingBox();
  expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThanOrEqual(screens.phone.height);
});

/** What stays where it is while the page scrolls under it. */
const pinned = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *')]
      .filter(
        (element) =>
          ['sticky', 'fixed'].includes(getComputedStyle(element).position) && element.clientHeight > 0,
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

test('nothing scrolls sideways at 320 px or on a phone held sideways, where nothing is pinned and words stand beside the photo', async ({
  page,
}) => {
  const inBothWindows = async (heading?: string) => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 780, height: 360 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await pinned(page)).toEqual([]);
    if (heading) await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  };
  await page.goto('/');
  await expectState(page, 'upload', 'idle');
  await inBothWindows();
  await choosePhoto(page, drawnFace('glam'));
  await expect(analyzeButton(page)).toBeEnabled();
  await inBothWindows('Looking ready.');
  await analyzeButton(page).click();
  await expectVerdict(page);
  await inBothWindows('SLAY QUEEN!');
});

test('[PG-02] the link to the credits can be pressed all over, also where the digits of a score stand below it', async ({
  page,
}) => {
  await page.setViewportSize(screens.phoneSideways);
  await page.goto('/');
  await ratePhoto(page, drawnFace('glam'));
  const covering = await page.getByRole('link', { name: 'credits left' }).evaluate((link) => {
    const { left, right, bottom } = link.getBoundingClientRect();
    return [left + 2, (left + right) / 2, right - 2]
      .map((x) => document.elementFromPoint(x, bottom - 2))
      .filter((found) => !link.contains(found))
      .map((found) => found?.outerHTML.slice(0, 80));
  });
  expect(covering).toEqual([]);
});

test('[BTL-01] on a phone held sideways both slots of a battle are whole on the screen', async ({ page }) => {
  await page.setViewportSize(screens.phoneSideways);
  await page.goto('/');
  await page.getByRole('button', { name: 'Compare 2 Looks' }).click();
  for (const name of [/^Look #1/, /^Look #2/])
    await expect(page.getByRole('dialog').getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
});

/** For each item of a list that begins a line: where its words begin, px from the left edge of the list. */
const lineStarts = (list: Locator) =>
  list.evaluate((element) => {
    const edge = element.getBoundingClientRect().left;
    let bottom = -Infinity;
    return [...element.children].flatMap((item) => {
      const { top, bottom: end } = item.getBoundingClientRect();
      const begins = top >= bottom;
      if (begins) bottom = end;
      const words = document.createRange();
      words.selectNodeContents(item);
      return begins ? [Math.round(words.getBoundingClientRect().left - edge)] : [];
    });
  });

test('[PG-04] [PRV-01] tiles and badges that begin a line stand at its edge, however few fit into it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 });
  await page.goto('/');
  await untilFontsCome(page);
  const tiles = page.getByRole('list').filter({ hasText: 'Technique Analysis' });
  const badges = page.getByRole('list').filter({ hasText: 'GDPR Compliant' });
  expect(await lineStarts(tiles)).toEqual([0, 0]);
  expect(await lineStarts(badges)).toEqual([0, 0, 0, 0]);
});

test('[CRB-01] the three links about credits stand in one row on every phone', async ({ page }) => {
  await page.goto('/');
  await untilFontsCome(page);
  const tops = () =>
    page
      .getByRole('button', { name: /^(?:Recover Credits|Purchase History|Share for Credits)$/ })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  for (const width of [280, 320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(new Set(await tops()).size, `${width} px`).toBe(1);
  }
});

test('[UPL-05] [BUY-01] on a phone a line parts a pinned button from the words that scroll beneath it', async ({
  page,
}) => {
  const lineOver = (name: RegExp) =>
    page
      .getByRole('button', { name })
      .last()
      .evaluate((button) => getComputedStyle(button.parentElement!).borderTopWidth);
  await page.goto('/');
  await choosePhoto(page, drawnFace('glam'));
  expect(await lineOver(/^Get Personalized Tips!/)).toBe('1px');
  await openPurchase(page);
  expect(await lineOver(/^Buy 10 Credits for/)).toBe('1px');
});

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test('[PG-02] [CRB-03] at 320 px the credits stand beside the name of the page, and the heading of the credits takes two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  await untilFontsCome(page);
  const { heading, lineHeight } = await page
    .getByRole('heading', { name: 'The makeup bag.' })
    .evaluate((element) => ({
      heading: element.clientHeight,
      lineHeight: parseFloat(getComputedStyle(element).lineHeight),
    }));
  expect(Math.round(heading / lineHeight)).toBe(2);
  await choosePhoto(page, drawnFace('glam'));
  await expect(analyzeButton(page)).toBeEnabled();
  const name = await boxOf(page.getByRole('heading', { name: 'Rate My Makeup' }));
  const credits = await boxOf(page.getByRole('link', { name: 'credit left' }));
  expect(credits.y).toBeLessThan(name.bottom);
  expect(name.right).toBeLessThan(credits.x);
});

test('[RES-01] [RES-03] on a page set from right to left a score keeps the order of its digits, and no words lie on others', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await ratePhoto(page, drawnFace('glam'));
  const result = page.getByRole('article', { name: 'Your result' });
  const digits = result.locator('p', { hasText: 'out of 100' }).first().locator('[aria-hidden] > span');
  const [tens, units] = await Promise.all([boxOf(digits.first()), boxOf(digits.last())]);
  expect(tens.x).toBeLessThan(units.x);
  const overlapping = await result.locator('svg text').evaluateAll((labels) => {
    const boxes = labels.map((label) => label.getBoundingClientRect());
    return boxes.flatMap((a, one) =>
      boxes.slice(one + 1).filter((b) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 1 && down > 6;
      }),
    );
  });
  expect(overlapping).toEqual([]);
});

test('[PAY-08] the offer below the OK button of an alert stands in the middle, as other offers do', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Purchase History' }).click();
  const alert = page.getByRole('alertdialog');
  const okay = await boxOf(alert.getByRole('button', { name: 'OK' }));
  const offer = await boxOf(alert.getByRole('button', { name: 'Use a receipt' }));
  expect(Math.abs(okay.x + okay.width / 2 - offer.x - offer.width / 2)).toBeLessThan(1);
});

test('[RES-06] the notice of a verdict that could not be loaded keeps a distance from its button and from the drop zone', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await ratePhoto(page, drawnFace('glam'));
  await losePiece(page, /\/assets\/SharedResult-/);
  await page.reload();
  const notice = page.getByRole('alert');
  const [words, again, whole] = await Promise.all([
    boxOf(notice.getByText('It could not be loaded.')),
    boxOf(notice.getByRole('button', { name: 'Try Again' })),
    boxOf(notice),
  ]);
  expect(again.y - words.bottom).toBeGreaterThanOrEqual(8);
  expect((await boxOf(page.getByText('The You Issue'))).y - whole.bottom).toBeGreaterThan(24);
  complaints.length = 0;
});

/** How much brighter the letters of a picture are than what lies around them, as a contrast ratio (WCAG 2.2). */
function contrastAround(picture: Buffer): number {
  const { data, width, height } = PNG.sync.read(picture);
  const luminance = Array.from({ length: width * height }, (_, at) =>
    luminanceOf([
      linearChannel(data[at * 4]!),
      linearChannel(data[at * 4 + 1]!),
      linearChannel(data[at * 4 + 2]!),
    ]),
  );
  const ink = 0.9;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  // What lies 3 px beside a letter, so that the blurred edges of the letters do not count.
  const ground = luminance.filter((_, at) => {
    const beside = [-3, 3].some((step) => (luminance[at + step] ?? 0) > ink);
    const touching = [-1, 0, 1].some((step) => (luminance[at + step] ?? 0) > ink);
    return beside && !touching;
  });
  return (ink + 0.05) / (mean(ground) + 0.05);
}

test('[RES-01] the small print on the cover can be read on a photo as bright as it is', async ({ page }) => {
  await page.goto('/');
  await ratePhoto(page, drawnFace('glam'));
  const cover = page.locator('figure').first();
  await cover.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The photo is not drawn in 2d.');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  });
  for (const words of ['The You Issue', "On this month's cover"]) {
    const picture = await cover.getByText(words).screenshot({ scale: 'css' });
    expect(contrastAround(picture), words).toBeGreaterThan(4.5);
  }
});

test('nothing jumps: the layout shift of the whole flow stays under 0.02', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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

test('in forced colors no words are covered, the faint masthead is gone, and the main button has an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  // The faint masthead behind the face of the drop zone, which would not be faint.
  await expect(page.locator('[class*="ghost"]')).toBeHidden();
  await ratePhoto(page, drawnFace('glam'));
  const headline = page.getByRole('heading', { name: 'SLAY QUEEN!' });
  await headline.evaluate((element) => element.blur());
  const { data, width, height } = PNG.sync.read(await headline.screenshot());
  const lines = 2;
  for (let line = 0; line < lines; line += 1) {
    const from = Math.round((height / lines) * line) * width * 4;
    const pixels = data.subarray(from, from + Math.floor(height / lines) * width * 4);
    const inked = pixels.filter((value, at) => at % 4 === 0 && value < 96).length;
    expect(inked / (pixels.length / 4), `ink in line ${line + 1}`).toBeGreaterThan(0.08);
  }
  const share = page.getByRole('button', { name: 'Share', exact: true });
  expect(await share.evaluate((element) => getComputedStyle(element).borderTopWidth)).not.toBe('0px');
});

/** Words that stand less than `inset` px from the left or the right edge of the screen. */
const wordsUnderTheEdge = (page: Page, inset: number) =>
  page.evaluate((edge) => {
    const root = document.querySelector('dialog[open]') ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const words = text.textContent?.trim() ?? '';
      const place = text.parentElement;
      // What only screen readers are to find is one pixel wide.
      const isRead =
        words && place?.checkVisibility() && place.clientWidth !== 1 && !place.closest('[aria-hidden]');
      if (isRead && (left < edge || right > innerWidth - edge)) found.push(words);
    }
    return found;
  }, inset);

test('[PG-01] on a phone held sideways no words stand under its notch', async ({ page }) => {
  await page.setViewportSize(screens.phoneSideways);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59 } });
  await withStorage(page, { credits: creditsRecord(0, 1) });
  await page.goto('/?payment=success');
  // The banner over the page and the alert at its foot.
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // Large letters are set a few pixels further out, in line with the others.
  expect.soft(await wordsUnderTheEdge(page, 55)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await openPurchase(page);
  expect.soft(await wordsUnderTheEdge(page, 55), 'dialog').toEqual([]);
});

test('[UPL-05] [RES-01] a chosen photo and its verdict are printed alone, and an open dialog in their place', async ({
  page,
}) => {
  await page.goto('/');
  const photo = page.getByRole('heading', { name: 'Looking ready.' });
  const verdict = page.getByRole('heading', { name: 'SLAY QUEEN!' });
  const expectPrintedAlone = async (heading: Locator) => {
    await page.emulateMedia({ media: 'print' });
    await expect(heading).toBeVisible();
    for (const other of [page.getByText('The makeup bag.'), page.getByRole('contentinfo')])
      await expect(other).toBeHidden();
    await page.emulateMedia({ media: null });
  };
  await choosePhoto(page, drawnFace('glam'));
  await expect(analyzeButton(page)).toBeEnabled();
  await expectPrintedAlone(photo);
  expect((await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await analyzeButton(page).click();
  await expectVerdict(page);
  await expectPrintedAlone(verdict);
  await page.getByRole('button', { name: 'Picture Card' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(verdict).toBeHidden();
});

/** The control that has the focus, if not a part of it can be seen; null otherwise. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const held = document.activeElement;
    if (!held || held === document.body) return null;
    const { left, top, width, height } = held.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const seen = steps.some((x) =>
      steps.some((y) => held.contains(document.elementFromPoint(left + x * width, top + y * height))),
    );
    return seen ? null : held.textContent;
  });

test('[PAY-05] [PAY-06] the focus never lies behind the alert or the banner after a payment @both', async ({
  page,
}) => {
  await withStorage(page, {
    credits: creditsRecord(0, 1),
    pendingPayment: pendingRecord(Date.now()),
  });
  await page.goto('/?payment=success');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })).toBeFocused();
  const covered: (string | null)[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 24; stop += 1) {
      await page.keyboard.press(key);
      covered.push(await coveredFocus(page));
    }
  expect(covered.filter(Boolean)).toEqual([]);
});

test('[PG-02] [PAY-05] the banner after a payment leaves the link to the credits free, beside a recalled verdict too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await ratePhoto(page, drawnFace('glam'));
  await store(page, { pendingPayment: pendingRecord(Date.now()) });
  await page.goto('/?payment=success');
  await expectVerdict(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  const link = page.getByRole('link', { name: 'credits left' });
  await link.focus();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  expect(await coveredFocus(page)).toBeNull();
});

test('on a phone the inspector covers neither the buttons at the foot of the page nor those of a sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withStorage(page, { credits: creditsRecord(0, 1) });
  await page.goto('/?inspect');
  const inspector = page.getByRole('complementary', { name: 'State charts' });
  /** Waits until a finger would reach the middle of the button. */
  const expectInReach = (name: string) => page.getByRole('button', { name }).click({ trial: true });
  await choosePhoto(page, drawnFace('glam'));
  await expect(analyzeButton(page)).toBeEnabled();
  await expect(inspector).toBeVisible();
  await expectInReach('Choose Different Photo');
  await analyzeButton(page).click();
  await expectInReach('Maybe Later');
  await inspector.getByRole('button', { name: 'Show' }).click();
  await expectInReach('Maybe Later');
  await expect(inspector.getByRole('button', { pressed: true })).toBeInViewport({ ratio: 0.9 });
});
