import { Buffer } from 'node:buffer';
import { modelNames } from '../support/startModelServer.mjs';

/** @import {Page} from 'playwright' */
/** @import {Gated} from '../../e2e/paths/support/workerGates.ts' */

/** @typedef {'glam' | 'bare' | 'deep' | 'filtered' | 'two' | 'turned' | 'wood'} PhotoName */
/** @typedef {string | { name: string, mimeType: string, buffer: Buffer }} PhotoFile what `setInputFiles` takes */

/**
 * What every state needs.
 * @typedef {object} Kit
 * @property {string} origin of the built product
 * @property {object} config a configuration that sells, and lists the site
 * @property {Readonly<Record<PhotoName, PhotoFile>>} photos
 * @property {(closed: readonly string[]) => void} closeGates see e2e/paths/support/workerGates.ts
 */

/** @typedef {(page: Page, kit: Kit) => Promise<unknown>} Act */
/** @typedef {Readonly<Record<string, unknown>>} Stored values by keys without the prefix */

/**
 * A state of the page to be pictured or checked, and the way to it.
 * @typedef {object} State
 * @property {string} [path] of the address, `/` otherwise
 * @property {Stored | (() => Stored)} [storage] what is stored before the page opens; a function where it holds times, which are
 *   relative to when the state is reached
 * @property {object} [config] replaces the configuration of the kit
 * @property {readonly string[]} [gates] names of calls into workers that wait until `openGate` lets them through
 * @property {boolean} [clock] installs Playwright's clock in the page
 * @property {Act} [before] runs before the page opens
 * @property {Act} [act] brings the open page into the state
 * @property {boolean} [started] false where the product does not start
 * @property {'phone' | 'desktop'} [only] the only screen on which the state exists
 * @property {boolean} [full] the picture shows the whole page, not only the first screen
 * @property {boolean} [twin] made of the same elements as another state: pictured, but not checked again
 */

/** @typedef {Readonly<Record<string, State>>} States by a name that says which */

/**
 * Brings a fresh page into a state.
 * @param {Page} page
 * @param {State} state
 * @param {Kit} kit
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

/**
 * @param {number} paidCredits
 * @param {number} [freeAnalysesUsed]
 * @param {number} [totalAnalyses]
 */
export const credits = (paidCredits, freeAnalysesUsed = 1, totalAnalyses = freeAnalysesUsed + 3) => ({
  credits: { paidCredits, freeAnalysesUsed, freeAnalysesLimit: 1, totalAnalyses },
});

/** The configuration of a site with a model service on its own origin. */
export const withService = { modelService: { endpoint: '/models/', ...modelNames } };

/**
 * @param {Page} page
 * @param {string} name
 */
export const button = (page, name) => page.getByRole('button', { name }).first();
/**
 * @param {Page} page
 * @param {'upload' | 'battle'} machine
 * @param {string} state
 */
export const stateIs = (page, machine, state) =>
  page.locator(`[data-machine="${machine}"][data-state="${state}"]`).waitFor();

/**
 * @param {Page} page
 * @param {PhotoFile} file
 */
export const choose = (page, file) =>
  page.locator('[data-machine="upload"] input[type="file"]').first().setInputFiles(file);

/**
 * @param {Page} page
 * @param {string} words
 */
const enabled = (page, words) =>
  page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('button')].some(
        (element) => element.textContent === text && !element.disabled,
      ),
    words,
  );

/**
 * Chooses a photo and waits until it can be rated and its coach has spoken.
 * @param {Page} page
 * @param {PhotoFile} file
 */
export async function chooseReady(page, file) {
  await choose(page, file);
  await enabled(page, 'Get Personalized Tips!');
  await page.getByText('Lighting.').first().waitFor();
}

/**
 * @param {Page} page
 * @param {PhotoFile} file
 */
export async function rate(page, file) {
  await chooseReady(page, file);
  await button(page, 'Get Personalized Tips!').click();
  await verdict(page);
}

/**
 * Waits until the whole verdict is on the page. Its sections are rendered in stages; the title is in the last one.
 * @param {Page} page
 */
export async function verdict(page) {
  await stateIs(page, 'upload', 'complete');
  await page.locator('#makeup-title').waitFor();
}

/**
 * Dispatches the event of a file that is dragged over the element or dropped on it.
 * @param {Page} page
 * @param {'dragover' | 'drop'} type
 * @param {string} selector
 */
export const drag = (page, type, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, event) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'look.png', { type: 'image/png' }));
      element.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
    }, type);

/**
 * Writes the values to storage under `glowcheck.` and their names, as JSON. Other tabs hear of it by storage events.
 * @param {Page} page
 * @param {Stored} entries
 */
export const store = (page, entries) =>
  page.evaluate((given) => {
    for (const [name, value] of Object.entries(given))
      localStorage.setItem(`glowcheck.${name}`, JSON.stringify(value));
  }, entries);

/**
 * Takes the lock of the credits and keeps it.
 * @param {Page} page
 */
export const keepLock = (page) =>
  page.evaluate(
    () =>
      new Promise((taken) => {
        void navigator.locks.request('glowcheck.credits', () => {
          taken(undefined);
          return new Promise(() => undefined);
        });
      }),
  );

/**
 * Lets a call that waits at a gate run out of time, on a page with Playwright's clock. Its worker never reports that it has begun, so what
 * counts is the limit to start, 15 s.
 * @param {Page} page
 */
export const timeOutAtGate = (page) => page.clock.fastForward(15_500);

/**
 * @param {Page} page
 * @param {string} call
 */
export const openGate = (page, call) =>
  page.waitForFunction((name) => /** @type {Gated} */ (globalThis).gates.pass(name), call);

export const textFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
