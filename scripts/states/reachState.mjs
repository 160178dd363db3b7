import { stateOf } from '../support/productPage.mjs';
import { withStorage } from '../support/storage.mjs';
import { closeGates } from '../support/workerGates.mjs';

/** @import {Page} from 'playwright' */
/** @import {PhotoFile} from '../support/productPage.mjs' */
/** @import {Entries} from '../support/storage.mjs' */

/** @typedef {'glam' | 'bare' | 'deep' | 'filtered' | 'two' | 'turned' | 'wood'} PhotoName */

/**
 * What every state needs.
 * @typedef {object} Kit
 * @property {string} origin of the built product
 * @property {object} config a configuration that sells, and lists the site
 * @property {Readonly<Record<PhotoName, PhotoFile | string>>} photos files or their paths
 */

/** @typedef {(page: Page, kit: Kit) => Promise<unknown>} Act */

/**
 * A state of the page to be pictured or checked, and the way to it.
 * @typedef {object} State
 * @property {string} [path] of the address, `/` otherwise
 * @property {Entries | (() => Entries)} [storage] what is stored before the page opens; a function where it holds times, which are
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

/** @typedef {Readonly<Record<string, State>>} States states by their names */

/**
 * Brings a fresh page into a state.
 * @param {Page} page
 * @param {State} state
 * @param {Kit} kit
 */
export async function reachState(page, state, kit) {
  if (state.clock) await page.clock.install();
  await page.route('**/config.json', (route) => route.fulfill({ json: state.config ?? kit.config }));
  const { storage = {} } = state;
  await withStorage(page, typeof storage === 'function' ? storage() : storage);
  if (state.gates) await page.addInitScript(closeGates, state.gates);
  await state.before?.(page, kit);
  await page.goto(`${kit.origin}${state.path ?? '/'}`);
  if (state.started !== false) await stateOf(page, 'upload').waitFor();
  await state.act?.(page, kit);
}
