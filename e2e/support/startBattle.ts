import { expect, type Page } from '@playwright/test';
import { expectState, type PhotoFile } from './glowcheck.ts';

/** Opens Makeup Battle Mode, chooses both looks and starts the battle. */
export async function startBattle(page: Page, first: PhotoFile, second: PhotoFile) {
  await page.getByRole('button', { name: 'Compare 2 Looks' }).click();
  const dialog = page.getByRole('dialog');
  const inputs = dialog.locator('input[type="file"]');
  await inputs.first().setInputFiles(first);
  await expectState(page, 'battle', 'onePhoto');
  await inputs.last().setInputFiles(second);
  const start = dialog.getByRole('button', { name: 'Start the Battle!' });
  await expect(start).toBeEnabled();
  await start.click();
}
