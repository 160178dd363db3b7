/** @import {Page} from 'playwright' */

/**
 * Makes the page's requests for these addresses fail, until the function that it returns is called.
 * @param {Page} page
 * @param {RegExp | string} addresses
 */
export async function losePiece(page, addresses) {
  await page.route(addresses, (route) => route.abort());
  return () => page.unroute(addresses);
}

/**
 * Makes the page's requests for what looks for a face fail: for the worker and for its models.
 * @param {Page} page
 */
export const loseModels = (page) => losePiece(page, /\/assets\/(face\.worker|blazeface|facemesh)/);

/**
 * The message for a piece of the program that did not load (ERR-06, decision 16).
 * @param {Page} page
 */
export const pieceIsMissing = (page) =>
  page.getByText('Browser cannot process image. Please try refreshing the page or use a different browser.');
