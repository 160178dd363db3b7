import type { Page } from '@playwright/test';
import { analyzeButton, textFile, type PhotoFile } from '../scripts/support/productPage.mjs';
import { expect, expectState, test } from './support/glowcheck.ts';
import { drawnFace, drawnJpeg, flatPhoto } from './support/photos.ts';

/** Pastes the file into the page, as Ctrl+V does with a picture in the clipboard. */
async function paste(page: Page, { name, mimeType, buffer }: PhotoFile) {
  await page.evaluate(
    (file) => {
      const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], file.name, { type: file.mimeType }));
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { name, mimeType, base64: buffer.toString('base64') },
  );
}

test('[UPL-01] [UPL-05] on a phone the camera app takes the picture', async ({ page }) => {
  // Chromium supports `capture` on Android only, where it opens the camera app. Here a file chooser opens instead.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLInputElement.prototype, 'capture', {
      value: '',
      configurable: true,
      writable: true,
    }),
  );
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a Selfie' }).click();
  const camera = await chooser;
  await expect(page.locator('input[capture="user"]')).toHaveAttribute('accept', 'image/*');
  await camera.setFiles(drawnJpeg('glam'));
  await expect(analyzeButton(page)).toBeEnabled();
});

test('[UPL-01] [UPL-03] [UPL-05] a picture pasted from the clipboard is taken, and refused, like a file', async ({
  page,
}) => {
  await page.goto('/');
  // From this state on the page listens to pastes.
  await expectState(page, 'payment', 'idle');
  await paste(page, textFile);
  await expect(page.getByText('Please upload a valid image file (JPG, PNG)').first()).toBeVisible();
  await paste(page, flatPhoto(400, 400, [40, 90, 200], 40));
  await expect(
    page.getByText('No human features detected. Please upload a photo of yourself.').first(),
  ).toBeVisible();
  await paste(page, drawnFace('glam'));
  await expect(analyzeButton(page)).toBeEnabled();
  await expect(page.getByText('Analysis Error')).toBeHidden();
});
