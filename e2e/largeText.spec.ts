import type { Locator, Page } from '@playwright/test';
import {
  analyzeButton,
  choosePhoto,
  openPurchase,
  startBattle,
  textFile,
} from '../scripts/support/productPage.mjs';
import { withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { expect, expectState, expectVerdict, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

/**
 * What large text has broken on the screen: words that leave the screen or their control, and controls that overlap. Pinned bars
 * are left out, since they are meant to lie over what scrolls.
 */
const broken = (page: Page) =>
  // The width is the one that was set, because the window of a phone grows with what does not fit into it.
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

/** Checks the page at 320 px, the narrowest width that WCAG asks for, and at 390 px, the width of a usual phone, which it then keeps. */
async function expectWhole(page: Page, stage: string) {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await broken(page), `${stage}, ${width} px`).toEqual([]);
  }
}

const twice = ':root { font-size: 200% }';

/** What visitors may ask of the text on any page (WCAG 2.2, 1.4.4 and 1.4.12), as styles over the page's own. */
const adaptations = [
  { text: 'text at twice its size', style: twice },
  {
    text: 'text with more space in it',
    style: `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-block-end: 2em !important }`,
  },
];

/** Sets the style over the page's own: as a constructed style sheet, because the page's content security policy forbids inline ones. */
const adapt = (page: Page, style: string) =>
  page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, style);

for (const { text, style } of adaptations) {
  test(`[PG-01] ${text} is whole, on the screen and in its place, in any stage`, async ({ page }) => {
    test.slow();
    await withStorage(page, { credits: creditsRecord(2, 1, 3) });
    await adapt(page, style);
    await page.goto('/');
    await expectState(page, 'upload', 'idle');
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    await expectWhole(page, 'empty');
    for (const opener of ['Buy Credits', 'Purchase History', 'Compare 2 Looks']) {
      await page.getByRole('button', { name: opener }).first().click();
      const dialog = page.locator('dialog[open]');
      await expect(dialog).toBeVisible();
      await expectWhole(page, opener);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await choosePhoto(page, textFile);
    await expect(page.getByText('Analysis Error')).toBeVisible();
    await expectWhole(page, 'refused');
    await choosePhoto(page, drawnFace('glam'));
    const analyze = analyzeButton(page);
    await expect(analyze).toBeEnabled();
    await expect(page.getByText('Lighting.')).toBeVisible();
    await expectWhole(page, 'chosen');
    await analyze.click();
    await expectVerdict(page);
    await expectWhole(page, 'result');
    await page.getByRole('button', { name: 'Picture Card' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWhole(page, 'picture card');
  });
}

test('[PAY-05] the banner with text at twice its size keeps its words and its button on the screen', async ({
  page,
}) => {
  await withStorage(page, { credits: creditsRecord(0, 1) });
  await adapt(page, twice);
  await page.goto('/?payment=success');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expectWhole(page, 'paid');
});

test('[CRD-07] with text at twice its size the pinned button does not cover that of another pack which takes the focus', async ({
  page,
  servers,
}) => {
  servers.product.setConfig({
    ...servers.sellingConfig,
    packages: [{ id: 'big', name: 'Big Night Out', credits: 50, price: 3.99, bonus: 5 }],
    paymentLinks: { starter: 'https://buy.stripe.com/starter', big: 'https://buy.stripe.com/big' },
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await adapt(page, twice);
  await page.goto('/');
  await openPurchase(page);
  const other = page.getByRole('dialog').getByRole('button', { name: 'Buy 55 Credits' });
  await other.focus();
  const shown = await other.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent;
  });
  expect(shown).toContain('Buy 55 Credits');
});

test('[BUY-01] with text at twice its size the mark of the popular pack stays above its name', async ({
  page,
}) => {
  await adapt(page, twice);
  await page.goto('/');
  await openPurchase(page);
  const pack = page.getByRole('dialog').getByRole('region', { name: 'Glow-Up Pack' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const [mark, name] = await Promise.all([
      pack.getByText('Most Popular').boundingBox(),
      pack.getByRole('heading').boundingBox(),
    ]);
    expect(mark!.y + mark!.height, `${width} px`).toBeLessThanOrEqual(name!.y);
  }
});

test('[RES-03] [RES-05] with text at twice its size no words of a result lie on others or on the round ends of their button', async ({
  page,
}) => {
  await adapt(page, twice);
  await page.goto('/');
  await choosePhoto(page, drawnFace('glam'));
  await analyzeButton(page).click();
  await expectVerdict(page);
  const again = page.getByRole('button', { name: 'Analyze Another Look' });
  const marked = page.getByRole('region', { name: 'Up close.' }).getByRole('figure');
  for (const width of [320, 375, 390]) {
    await page.setViewportSize({ width, height: 667 });
    // A third line would reach over the round ends of the button.
    expect.soft(await linesOf(again), `${width} px`).toBeLessThanOrEqual(2);
    const [tag, reading] = [marked.locator('p'), marked.locator('figcaption')];
    await expect(reading).toBeVisible();
    const [above, below] = await Promise.all([tag.boundingBox(), reading.boundingBox()]);
    // The box is null where the tag is hidden because there is no room for it.
    if (above) expect.soft(above.y + above.height, `${width} px`).toBeLessThanOrEqual(below!.y);
  }
});

test('[PG-04] with text at twice its size the dot before "AI ready" stays round', async ({ page }) => {
  await adapt(page, twice);
  await page.setViewportSize({ width: 320, height: 667 });
  await page.goto('/');
  const dot = await page.getByText('AI ready').evaluate((line) => {
    const { width, height } = getComputedStyle(line, '::before');
    return { width, height };
  });
  expect(dot.width).toBe(dot.height);
});

test("[BTL-03] with text at twice its size the headings of a battle's results break between words only", async ({
  page,
}) => {
  await adapt(page, twice);
  await page.goto('/');
  await startBattle(page, drawnFace('glam'), drawnFace('deep'));
  await expectState(page, 'battle', 'results');
  const titles = page.getByRole('article', { name: /^Look #/ }).getByRole('heading');
  await expect(titles).toHaveCount(2);
  const rematch = page.getByRole('heading', { name: 'Rematch?' }).locator('em');
  await expect(rematch).toBeVisible();
  for (const width of [320, 375, 390]) {
    await page.setViewportSize({ width, height: 667 });
    expect.soft(await titles.evaluateAll(brokenWords), `${width} px`).toEqual([]);
    expect.soft(await rematch.evaluateAll(brokenWords), `${width} px`).toEqual([]);
  }
});

/** How many lines the words of an element take. */
const linesOf = (element: Locator) =>
  element.evaluate((shown) => {
    const range = document.createRange();
    range.selectNodeContents(shown.lastChild!);
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
  });

/** The words that stand on more than one line. Runs in the page. */
const brokenWords = (elements: readonly Element[]) =>
  elements.flatMap(({ firstChild }) => {
    const text = firstChild?.textContent ?? '';
    const range = document.createRange();
    return Array.from(text.matchAll(/\S+/gu))
      .filter(({ 0: word, index }) => {
        range.setStart(firstChild!, index);
        range.setEnd(firstChild!, index + word.length);
        return range.getClientRects().length > 1;
      })
      .map(([word]) => word);
  });
