import { expect, type Page } from '@playwright/test';

/**
 * Stops the page's time, also that of pages which it opens later. It can stand still only at a moment to come, which a busy machine
 * may miss: then it is asked for anew.
 */
export const stopTime = (page: Page) => expect(() => page.clock.pauseAt(Date.now() + 2_000)).toPass();
