import type { PhotoFile } from '../../scripts/support/productPage.mjs';
import { expect, type Locator, type Page } from '@playwright/test';

/** More than the focus stops of any view of the page. */
const stopsAtMost = 60;

const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until the control has the focus. A disabled control never gets it, so the control has to be enabled first. */
export async function tabTo(control: Locator) {
  await expect(control).toBeVisible();
  await expect(control).toBeEnabled();
  for (let stop = 0; stop < stopsAtMost; stop += 1) {
    if (await hasFocus(control)) return;
    await control.page().keyboard.press('Tab');
  }
  throw new Error(`${control.toString()} is not reached by Tab`);
}

/** Tabs to the control and presses Enter on it. */
export async function enter(control: Locator) {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
}

/** Opens the file chooser from the control, and chooses the photo in it. */
export async function chooseFrom(control: Locator, photo: PhotoFile) {
  // Playwright has to tell the browser to intercept file choosers. Listening this early leaves it the time to do so.
  const chooser = control.page().waitForEvent('filechooser');
  await tabTo(control);
  await control.page().keyboard.press('Enter');
  await (await chooser).setFiles(photo);
}

/**
 * Tabs through an open dialog in both directions, each time past its end, and expects the focus to stay inside it. Between
 * the last stop and the first the focus is in the browser's own controls; the page then reports `body`.
 */
export async function expectTrapped(dialog: Locator) {
  const page = dialog.page();
  const stops = await dialog.locator('button, a[href], input').count();
  const strayed: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < stops + 2; stop += 1) {
      await page.keyboard.press(key);
      const outside = await dialog.evaluate((element) => {
        const held = element.ownerDocument.activeElement;
        return held === element.ownerDocument.body || element.contains(held) ? null : held?.outerHTML;
      });
      if (outside) strayed.push(outside);
    }
  expect(strayed).toEqual([]);
}

/** Closes the dialog with Escape, and expects the focus back on the control that opened it. */
export async function escapeTo(page: Page, opener: Locator) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
}
