import { expect, type Page } from '@playwright/test';

/**
 * Waits until so many layers over the page have an entry in the session history, which Back goes over. It is made just after a dialog
 * or the Cancel button shows.
 */
export const expectLayers = (page: Page, layers: number) =>
  expect.poll(() => page.evaluate(() => history.state as object | null)).toMatchObject({ layers });
