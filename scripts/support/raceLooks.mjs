/** In the page: drops files, and presses the button of that wording as soon as it works. Returns ms to the state. */
async function dropAndGo({ on, files, wording, done }) {
  const until = (found) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => look());
      const look = () => {
        const value = found();
        if (!value) return;
        observer.disconnect();
        resolve(value);
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      look();
    });
  const dataTransfer = new DataTransfer();
  for (const index of files) dataTransfer.items.add(globalThis.raceFiles[index]);
  const started = performance.now();
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  document.querySelector(on).dispatchEvent(drop);
  const start = await until(() =>
    [...document.querySelectorAll('button')].find(
      (button) => button.textContent === wording && !button.disabled,
    ),
  );
  const ready = performance.now();
  start.click();
  await until(() => document.querySelector(done));
  const finished = performance.now();
  return { started, choosing: ready - started, judging: finished - ready, whole: finished - started };
}

/**
 * One photo chosen and judged alone, then both in a battle, in turn on one page; the first round is a warm-up.
 *
 * @param {import('playwright').Page} page the product's, with credits and the page clock
 * @param {readonly [string, string]} photos addresses on the page's origin; different photos
 * @param {number} rounds
 * @returns ms of each round; `longTasks` are the main thread's during the battles
 */
export async function raceLooks(page, photos, rounds) {
  await page.evaluate(async (addresses) => {
    globalThis.raceFiles = await Promise.all(
      addresses.map(async (address, index) => {
        const blob = await (await fetch(address)).blob();
        return new File([blob], `look-${index + 1}.jpg`, { type: 'image/jpeg' });
      }),
    );
  }, photos);
  const alone = [];
  const battle = [];
  const longTasks = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = await page.evaluate(dropAndGo, {
      on: '[data-machine="upload"]',
      files: [round % 2],
      wording: 'Get Personalized Tips!',
      done: '[data-machine="upload"][data-state="complete"]',
    });
    await page.waitForTimeout(300);
    await page.getByRole('button', { name: 'Analyze Another Look' }).first().click();
    await page.getByRole('button', { name: 'Compare 2 Looks' }).click();
    await page.locator('[data-machine="battle"]').waitFor();
    await page.waitForTimeout(300);
    const two = await page.evaluate(dropAndGo, {
      on: '[data-machine="battle"]',
      files: [0, 1],
      wording: 'Start the Battle!',
      done: '[data-machine="battle"][data-state="results"]',
    });
    await page.waitForTimeout(300);
    const during = await page.evaluate(
      (from) =>
        globalThis.pageClock.longTasks
          .filter(({ startTime }) => startTime >= from)
          .map(({ duration }) => duration),
      two.started,
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    if (round === 0) continue;
    alone.push(one);
    battle.push(two);
    longTasks.push(...during);
  }
  return { alone, battle, longTasks };
}
