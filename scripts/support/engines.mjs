import { chromium as chromiumType, firefox as firefoxType } from 'playwright';
import { By } from 'selenium-webdriver';
import { chromium, firefox } from '../../config/browsers.mjs';
import { BrowserLost } from './BrowserLost.mjs';
import { timeoutMs } from './until.mjs';
import { photoInput } from './productPage.mjs';
import { hasWebKit, startWebKit } from './startWebKit.mjs';

/**
 * One browser, driven alike whatever its engine.
 * @typedef {object} EnginePage
 * @property {(url: string) => Promise<unknown>} go
 * @property {() => Promise<string>} address
 * @property {(inPage: Function, ...args: unknown[]) => Promise<any>} run runs a self-contained function in the page
 * @property {(name: string) => Promise<unknown>} press clicks the first enabled button whose name begins so
 * @property {(css: string) => Promise<unknown>} click
 * @property {(path: string) => Promise<unknown>} choose hands the photo to the upload area
 * @property {() => Promise<unknown>} close
 */

async function openWithPlaywright(browserType, options) {
  const browser = await browserType.launch(options).catch((error) => {
    throw new BrowserLost(error.message);
  });
  const page = await browser.newPage({ locale: 'en-US', timezoneId: 'America/New_York' });
  page.setDefaultTimeout(timeoutMs);
  return {
    go: (url) => page.goto(url),
    address: async () => page.url(),
    run: (inPage, ...args) => page.evaluate(`(${inPage})(...${JSON.stringify(args)})`),
    press: (name) =>
      page
        .locator('button:enabled')
        .filter({ hasText: new RegExp(`^${name}`) })
        .first()
        .click(),
    click: (css) => page.locator(css).click(),
    choose: (path) => page.locator(photoInput).setInputFiles(path),
    close: () => browser.close(),
  };
}

async function openWebKit() {
  const session = await startWebKit();
  return {
    ...session,
    press: (name) =>
      session.click(
        By.xpath(`//button[not(@disabled)][starts-with(normalize-space(.), ${JSON.stringify(name)})]`),
      ),
    click: (css) => session.click(By.css(css)),
    choose: (path) => session.upload(photoInput, path),
  };
}

/** The engines of this machine, by name, each with a function that opens an empty browser. */
export function enginesHere() {
  /** @type {Record<string, () => Promise<EnginePage>>} */
  const engines = {
    Chromium: () => openWithPlaywright(chromiumType, chromium),
    Firefox: () => openWithPlaywright(firefoxType, firefox),
  };
  if (hasWebKit()) engines.WebKit = openWebKit;
  return engines;
}

async function inBrowser(open, work) {
  const page = await open();
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

/**
 * Opens a browser, runs `work` in it and closes it. If the browser dies, `work` runs once more from its beginning, in another browser.
 * After any other failure nothing is repeated.
 */
export function withBrowser(open, work) {
  return inBrowser(open, work).catch((error) => {
    if (!(error instanceof BrowserLost)) throw error;
    console.log(`   the browser died, and what it was at is begun anew: ${error.message}`);
    return inBrowser(open, work);
  });
}
