/*
 * What a visitor does on the product's page, for scripts and end-to-end tests alike. What tests expect of it stands in e2e/support.
 */

/** @import {Page} from 'playwright' */
/** @typedef {{ name: string, mimeType: string, buffer: Buffer }} PhotoFile a file as `setInputFiles` takes it */

/** A file that is no photo. */
export const textFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };

/**
 * The first button of that name.
 * @param {Page} page
 * @param {string | RegExp} name
 */
export const button = (page, name) => page.getByRole('button', { name }).first();

/**
 * The root element of a feature, which carries the state of its machine as `data-state`.
 * @param {Page} page
 * @param {'upload' | 'battle' | 'payment'} machine
 */
export const stateOf = (page, machine) => page.locator(`[data-machine="${machine}"]`).first();

/**
 * @param {Page} page
 * @param {'upload' | 'battle'} machine
 * @param {string} state
 */
export const untilState = (page, machine, state) =>
  page.locator(`[data-machine="${machine}"][data-state="${state}"]`).waitFor();

/** CSS selector of the file input in the upload area. */
export const photoInput = '[data-machine="upload"] input[type="file"]';

/**
 * Chooses a photo in the upload area.
 * @param {Page} page
 * @param {PhotoFile | string} photo or its path
 */
export const choosePhoto = (page, photo) => page.locator(photoInput).first().setInputFiles(photo);

/**
 * The button that rates the chosen photo.
 * @param {Page} page
 */
export const analyzeButton = (page) => page.getByRole('button', { name: 'Get Personalized Tips!' });

/**
 * Waits until the whole verdict is on the page. Its sections are rendered in stages; the title is in the last one.
 * @param {Page} page
 */
export async function untilVerdict(page) {
  await untilState(page, 'upload', 'complete');
  await page.locator('#makeup-title').waitFor();
}

/**
 * Opens Makeup Battle Mode.
 * @param {Page} page
 */
export async function openBattle(page) {
  await button(page, 'Compare 2 Looks').click();
  await stateOf(page, 'battle').waitFor();
}

/**
 * Chooses the photo of a look in the open battle.
 * @param {Page} page
 * @param {1 | 2} slot
 * @param {PhotoFile | string} photo or its path
 */
export const chooseLook = (page, slot, photo) =>
  page.locator(`[data-slot="${slot}"] input[type="file"]`).setInputFiles(photo);

/**
 * Opens Makeup Battle Mode and chooses both looks.
 * @param {Page} page
 * @param {PhotoFile | string} first
 * @param {PhotoFile | string} second
 */
export async function chooseLooks(page, first, second) {
  await openBattle(page);
  await chooseLook(page, 1, first);
  await untilState(page, 'battle', 'onePhoto');
  await chooseLook(page, 2, second);
  await untilState(page, 'battle', 'twoPhotos');
}

/**
 * Opens Makeup Battle Mode, chooses both looks and starts the battle.
 * @param {Page} page
 * @param {PhotoFile | string} first
 * @param {PhotoFile | string} second
 */
export async function startBattle(page, first, second) {
  await chooseLooks(page, first, second);
  await button(page, 'Start the Battle!').click();
}

/**
 * Opens the purchase dialog.
 * @param {Page} page
 */
export async function openPurchase(page) {
  await button(page, 'Buy Credits').click();
  await page.getByRole('dialog').waitFor();
}

/**
 * The button in the purchase dialog that goes to the checkout.
 * @param {Page} page
 */
export const buyButton = (page) => page.getByRole('dialog').getByRole('button', { name: /^Buy/ });
