import type { BrowserContext } from '@playwright/test';
import { holdLock } from '../../scripts/support/holdLock.mjs';

/** Has another tab, in which the product does not run, hold the lock of the credits until the function that it returns is called. */
export async function holdLockInOtherTab(context: BrowserContext) {
  const other = await context.newPage();
  await other.goto('/NOTICE.txt');
  return holdLock(other);
}
