/**
 * Presses a button as a finger does, at its middle, once nothing covers it. A locator would search the page and watch its
 * listeners within the very tasks that are timed here.
 * @param {import('playwright').Page} page
 * @param {...string} labels the button's whole text; one that changes under the pointer has several
 */
export async function pressButton(page, ...labels) {
  const handle = await page.waitForFunction((wanted) => {
    const button = [...document.querySelectorAll('button')].find((each) => wanted.includes(each.textContent));
    if (!button) return null;
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = button.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // While a view transition plays, this is the page's root.
    return button.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  }, labels);
  const { x, y } = await handle.jsonValue();
  await page.mouse.click(x, y);
}
