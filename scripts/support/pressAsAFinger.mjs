/*
 * Presses at a place, as a finger does. A locator would search the page and watch its listeners within the very tasks that
 * are timed here.
 */

/** A button that is covered for longer than this counts as one that stays covered, ms. */
const timeoutMs = 10_000;

/**
 * The middle of what can be pressed, brought into view, once nothing covers it and it stands still: a page that scrolls to a
 * verdict would carry it away from under the finger.
 * @param {import('playwright').Page} page
 * @param {string} selector
 * @param {{index?: number, labels?: string[]}} which of those that match: the one at `index`, or the first whose whole text is
 *   among the `labels`
 * @returns {Promise<{x: number, y: number}>} px of the viewport; rejects with a TimeoutError for what stays covered
 */
export async function middleOf(page, selector, { index = 0, labels }) {
  const middle = await page.waitForFunction(
    // Called once a frame. It must not be async: Playwright would take its promise for the answer.
    ([match, at, texts]) => {
      const found = [...document.querySelectorAll(match)];
      const target = texts ? found.find(({ textContent }) => texts.includes(textContent)) : found[at];
      if (!target) return null;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = target.getBoundingClientRect();
      const before = globalThis.seenBefore;
      globalThis.seenBefore = { target, box };
      if (before?.target !== target || box.x !== before.box.x || box.y !== before.box.y) return null;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // While a view transition plays, this is the page's root.
      const top = document.elementFromPoint(x, y);
      return target.contains(top) || top?.closest('label')?.control === target ? { x, y } : null;
    },
    [selector, index, labels],
    { timeout: timeoutMs },
  );
  return middle.jsonValue();
}

/**
 * Presses a button.
 * @param {import('playwright').Page} page
 * @param {...string} labels its whole text; one that changes under the pointer has several
 */
export async function pressButton(page, ...labels) {
  const { x, y } = await middleOf(page, 'button', { labels });
  await page.touchscreen.tap(x, y);
}
