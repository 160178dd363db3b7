/** @import {Page} from 'playwright' */
/** @typedef {typeof globalThis & { releaseLock: () => void }} Holder the global object of a page that holds the lock */

/** The name of the lock under which the credits are changed. */
export const lockName = 'glowcheck.credits';

/**
 * Takes the lock of the credits in this page, and holds it until the function that it returns is called.
 * @param {Page} page
 */
export async function holdLock(page) {
  await page.evaluate(
    (name) =>
      new Promise((taken) => {
        void navigator.locks.request(name, () => {
          taken(undefined);
          return new Promise((releaseLock) => Object.assign(globalThis, { releaseLock }));
        });
      }),
    lockName,
  );
  return () => page.evaluate(() => /** @type {Holder} */ (globalThis).releaseLock());
}
