import { expect, type Page } from '@playwright/test';

/**
 * Waits until that many layers over the page have an entry in the session history, so that Back closes them. An entry is made shortly after
 * the dialog or the Cancel button shows.
 */
export const expectLayers = (page: Page, layers: number) =>
  expect.poll(() => page.evaluate(() => history.state as object | null)).toMatchObject({ layers });
