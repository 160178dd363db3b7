import { expect, type Locator, type Page } from '@playwright/test';
import type { PhotoFile } from './glowcheck.ts';

/** More stops than any view of the page has. */
const stopsAtMost = 60;

const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until the control has the focus, as somebody without a pointer reaches it. */
export async function tabTo(control: Locator) {
  await expect(control).toBeVisible();
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
  // Listened for before the way there: the page answers a key sooner than it learns that its choosers are watched.
  const chooser = control.page().waitForEvent('filechooser');
  await tabTo(control);
  await control.page().keyboard.press('Enter');
  await (await chooser).setFiles(photo);
}

/**
 * Walks through an open dialog and twice past its end: whatever gets the focus lies in the dialog (between its last and
 * first stop the focus is the browser's own, which the page knows as `body`).
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

/** Closes the dialog with Escape; the focus is back where it was before. */
export async function escapeTo(page: Page, opener: Locator) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
}
