import { Buffer } from 'node:buffer';
import { modelNames } from '../support/startModelServer.mjs';

/**
 * Brings a fresh page into a state.
 * @param {import('playwright').Page} page
 * @param {import('./stage.d.mts').State} state
 * @param {import('./stage.d.mts').Kit} kit
 */
export async function reachState(page, state, kit) {
  if (state.clock) await page.clock.install();
  await page.route('**/config.json', (route) => route.fulfill({ json: state.config ?? kit.config }));
  await page.addInitScript(
    (entries) => {
      if (sessionStorage.getItem('prepared')) return;
      sessionStorage.setItem('prepared', 'yes');
      for (const [name, value] of Object.entries(entries))
        localStorage.setItem(`glowcheck.${name}`, JSON.stringify(value));
    },
    typeof state.storage === 'function' ? state.storage() : (state.storage ?? {}),
  );
  if (state.gates) await page.addInitScript(kit.closeGates, state.gates);
  await state.before?.(page, kit);
  await page.goto(`${kit.origin}${state.path ?? '/'}`);
  if (state.started !== false) await page.locator('[data-machine="upload"]').waitFor();
  await state.act?.(page, kit);
}

export const credits = (paidCredits, freeAnalysesUsed = 1, totalAnalyses = freeAnalysesUsed + 3) => ({
  credits: { paidCredits, freeAnalysesUsed, freeAnalysesLimit: 1, totalAnalyses },
});

/** The configuration of a site with a model service on its own origin. */
export const withService = { modelService: { endpoint: '/models/', ...modelNames } };

export const button = (page, name) => page.getByRole('button', { name }).first();
export const stateIs = (page, machine, state) =>
  page.locator(`[data-machine="${machine}"][data-state="${state}"]`).waitFor();

export const choose = (page, file) =>
  page.locator('[data-machine="upload"] input[type="file"]').first().setInputFiles(file);

const enabled = (page, words) =>
  page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('button')].some(
        (element) => element.textContent === text && !element.disabled,
      ),
    words,
  );

/** Chooses a photo and waits until it can be rated and its coach has spoken. */
export async function chooseReady(page, file) {
  await choose(page, file);
  await enabled(page, 'Get Personalized Tips!');
  await page.getByText('Lighting.').first().waitFor();
}

export async function rate(page, file) {
  await chooseReady(page, file);
  await button(page, 'Get Personalized Tips!').click();
  await verdict(page);
}

/** Waits until the whole verdict is on the page. Its sections are rendered in stages; the title is in the last one. */
export async function verdict(page) {
  await stateIs(page, 'upload', 'complete');
  await page.locator('#makeup-title').waitFor();
}

/** Dispatches the event of a file that is dragged over the element (`dragover`) or dropped on it (`drop`). */
export const drag = (page, type, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, event) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'look.png', { type: 'image/png' }));
      element.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
    }, type);

/** Writes the values to storage under `glowcheck.` and their names, as JSON. Other tabs hear of it by storage events. */
export const store = (page, entries) =>
  page.evaluate((given) => {
    for (const [name, value] of Object.entries(given))
      localStorage.setItem(`glowcheck.${name}`, JSON.stringify(value));
  }, entries);

/** Takes the lock of the credits and keeps it. */
export const keepLock = (page) =>
  page.evaluate(
    () =>
      new Promise((taken) => {
        void navigator.locks.request('glowcheck.credits', () => {
          taken();
          return new Promise(() => undefined);
        });
      }),
  );

/**
 * Lets a call that waits at a gate run out of time, on a page with Playwright's clock. Its worker never reports that it has begun, so what
 * counts is the limit to start, 15 s.
 */
export const timeOutAtGate = (page) => page.clock.fastForward(15_500);

export const openGate = (page, call) => page.waitForFunction((name) => globalThis.gates.pass(name), call);

export const textFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
