import { expect, type Page } from '@playwright/test';

/**
 * Stops the page's time, and keeps it stopped in whatever the page loads next. The clock can be stopped only at a moment in the
 * future, which a busy machine may miss; then another moment is chosen.
 */
export const stopTime = (page: Page) => expect(() => page.clock.pauseAt(Date.now() + 2_000)).toPass();
