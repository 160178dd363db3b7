import { chromium as browserType } from 'playwright';
import { chromium, withCamera } from '../../config/browsers.mjs';
import { everyState } from '../states/everyState.mjs';
import { reachState } from '../states/reachState.mjs';
import { importModule } from './importModule.mjs';
import { median } from './median.mjs';
import { installPageClock } from './installPageClock.mjs';
import { middleOf } from './pressAsAFinger.mjs';
import { screens } from './screens.mjs';
import { startProductServer } from './startProductServer.mjs';
import { sellingConfig } from './sellingConfig.mjs';

const pressable = 'button:enabled, summary, input[type="checkbox"]:enabled';
/** The longest delay of a press that counts as good, ms (https://web.dev/articles/inp). */
const interactionBound = 200;
/** How many times slower than here the visitor's phone is taken to be. */
const slowdown = 4;

/**
 * What can be pressed now, in the topmost dialog if one is open: `index` among all that match `pressable`, and a name made of
 * the view it is in and its words. Whatever led to a view, it is made of the same elements.
 */
function findButtons(page) {
  return page.evaluate((selector) => {
    const words = (element) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
    const upload = document.querySelector('[data-machine="upload"]');
    const view = (
      modal
        ? [words(modal.querySelector('h2')), modal.querySelector('[data-machine]')?.dataset.state]
        : [upload?.dataset.state ?? 'not started', upload?.querySelector('canvas') && 'with a photo']
    )
      .filter(Boolean)
      .join(', ');
    const seen = new Map();
    return [...document.querySelectorAll(selector)].flatMap((element, index) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      if (modal && !modal.contains(element)) return [];
      const own = element.ariaLabel ?? (words(element) || words(element.closest('label')));
      seen.set(own, (seen.get(own) ?? 0) + 1);
      const name = seen.get(own) === 1 ? own : `${own} (${seen.get(own)})`;
      return [{ index, name: `${view}: ${name}` }];
    });
  }, pressable);
}

/** Waits until no view transition plays, because its overlay would get the press. */
const settled = (page) =>
  page.waitForFunction(
    () =>
      !document.getAnimations().some(({ effect }) => effect?.pseudoElement?.startsWith('::view-transition')),
  );

/** The buttons, once what is there has been the same for a moment: dialogs come and go a little after the press. */
async function buttonsAtRest(page) {
  await settled(page);
  let before = await findButtons(page);
  for (;;) {
    await page.waitForTimeout(150);
    const now = await findButtons(page);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** Presses the button on a slowed-down main thread. Returns the time from there to the next frame, ms; 0 below 16 ms. */
async function timePress({ page, session }, index) {
  await settled(page);
  const { x, y } = await middleOf(page, pressable, { index });
  const from = await page.evaluate(() => performance.now());
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.mouse.click(x, y);
  const slowest = await page.evaluate(async (since) => {
    const told = () => globalThis.pageClock.interactions.filter(({ startTime }) => startTime >= since);
    const giveUpAt = performance.now() + 500;
    // A press of less than 16 ms is never reported.
    while (!told().some(({ name }) => name === 'click') && performance.now() < giveUpAt)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return Math.max(0, ...told().map(({ duration }) => duration));
  }, from);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return slowest;
}

/** Brings a fresh page into the state, waits until nothing moves any more, and sees to it that no press leaves the page. */
async function enter(browser, product, state) {
  const context = await browser.newContext({
    viewport: screens.phone,
    // While a view fades into the next, clicks do not reach it.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(installPageClock);
  // Requests to other sites are answered by a 204, too, so that a press on a link of the checkout does not leave the page.
  await context.route(
    ({ origin }) => origin !== product.kit.origin,
    (route) => route.fulfill({ status: 204 }),
  );
  const page = await context.newPage();
  page.on('filechooser', () => {});
  product.letGo();
  await reachState(page, state, product.kit);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A visitor reads a button before pressing it. By then lazy pieces have been loaded, and animations have ended.
  await page.waitForTimeout(600);
  await settled(page);
  product.hold();
  return { page, session: await context.newCDPSession(page) };
}

/** Serves the product. While told to `hold`, it answers requests for a page with 204, so that the browser stays on the measured page. */
async function serveHolding() {
  let holding = false;
  const product = await startProductServer({
    answer: (request, response) => {
      const isPage = request.url === '/' || /^\/(\?|buy\/)/.test(request.url ?? '');
      if (!holding || !isPage) return false;
      response.writeHead(204).end();
      return true;
    },
  });
  const { origin } = product;
  const { statePhotos } = await importModule('e2e/support/photos.ts');
  // A checkout on the product's own origin, whose pages are held as well.
  const checkout = { host: new URL(origin).host, link: (packageId) => `${origin}/buy/${packageId}` };
  return {
    kit: { origin, config: sellingConfig(product, checkout), photos: statePhotos() },
    hold: () => (holding = true),
    letGo: () => (holding = false),
    close: () => product.close(),
  };
}

/** Presses what has not been pressed yet in one state, in as few visits as it takes. Resolves to the times by name. */
async function pressAll(browser, product, state, known) {
  const times = new Map();
  const names = (buttons) => buttons.map(({ name }) => name).join();
  for (;;) {
    const visit = await enter(browser, product, state);
    const { page } = visit;
    const before = times.size;
    const here = await buttonsAtRest(page);
    for (let buttons = here; names(buttons) === names(here); buttons = await buttonsAtRest(page)) {
      const next = buttons.find(({ name }) => !times.has(name) && !known.has(name));
      if (!next) break;
      const time = await timePress(visit, next.index).catch((thrown) => {
        // Something that an earlier press opened late covers the button. Before the first press nothing may cover it.
        if (thrown.name === 'TimeoutError' && times.size > before) return null;
        throw thrown;
      });
      if (time === null) break;
      times.set(next.name, time);
      // Many presses open something that Escape closes again.
      if (names(await buttonsAtRest(page)) !== names(here)) await page.keyboard.press('Escape');
    }
    await page.context().close();
    if (times.size === before) return times;
  }
}

/** Presses a button that was out of bounds twice more. Resolves to the median of the three times. */
async function pressAgain(browser, product, state, name, first) {
  const times = [first];
  while (times.length < 3) {
    const visit = await enter(browser, product, state);
    const found = (await buttonsAtRest(visit.page)).find((button) => button.name === name);
    times.push(await timePress(visit, found.index));
    await visit.page.context().close();
  }
  return median(times);
}

/**
 * Presses every button in every state of the page, on a main thread slowed down four times, and times each to the next
 * frame (Interaction to Next Paint). One that is out of bounds is pressed again, and the median counts.
 * @param {RegExp} only what the names of the states match
 * @yields {import('./printBounds.mjs').Row[]} the rows that one state adds
 */
export async function* pressEveryButton(only) {
  const product = await serveHolding();
  const browser = await browserType.launch(withCamera(chromium));
  const known = new Set();
  // Where Playwright's clock stands still, nothing can be timed. The buttons of these states are in other states as well.
  const states = Object.entries(everyState).filter(
    ([name, { twin, clock }]) => only.test(name) && !twin && !clock,
  );
  try {
    for (const [, state] of states) {
      const times = await pressAll(browser, product, state, known);
      for (const [name, ms] of times)
        if (ms > interactionBound) times.set(name, await pressAgain(browser, product, state, name, ms));
      for (const name of times.keys()) known.add(name);
      yield [...times].map(([what, value]) => ({ what, value, unit: 'ms', most: interactionBound }));
    }
  } finally {
    await browser.close();
    await product.close();
  }
}
