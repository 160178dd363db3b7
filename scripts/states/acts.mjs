import { analyzeButton, choosePhoto, untilState, untilVerdict } from '../support/productPage.mjs';

/** @import {Page} from 'playwright' */
/** @import {PhotoFile} from '../support/productPage.mjs' */

/**
 * Chooses a photo and waits until it can be rated and the coach's hints are shown.
 * @param {Page} page
 * @param {PhotoFile | string} photo
 */
export async function chooseReady(page, photo) {
  await choosePhoto(page, photo);
  await page.getByRole('button', { name: 'Get Personalized Tips!', disabled: false }).waitFor();
  await page.getByText('Lighting.').first().waitFor();
}

/**
 * Chooses a photo, and waits until its rating has begun.
 * @param {Page} page
 * @param {PhotoFile | string} photo
 */
export async function startAnalysis(page, photo) {
  await chooseReady(page, photo);
  await analyzeButton(page).click();
  await untilState(page, 'upload', 'analyzing');
}

/**
 * Rates a photo, and waits for the verdict.
 * @param {Page} page
 * @param {PhotoFile | string} photo
 */
export async function rate(page, photo) {
  await chooseReady(page, photo);
  await analyzeButton(page).click();
  await untilVerdict(page);
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
 * Lets a call that waits at a gate run out of time, on a page with Playwright's clock. Its worker never reports that it has begun, so what
 * counts is the limit to start, 15 s.
 * @param {Page} page
 */
export const timeOutAtGate = (page) => page.clock.runFor(15_500);
