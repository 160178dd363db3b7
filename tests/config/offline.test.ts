import { expect, test } from 'vitest';
import { operatorConfig } from '../../config/offline.ts';
import { loadingLimit } from '../../src/adapters/loadSiteConfig.ts';

test('[BUY-02] where the network hangs, the cached config.json is handed out while the page still waits for it', () => {
  const givenUpAfter = operatorConfig.options.networkTimeoutSeconds * 1_000;
  // The page may start to wait before the service worker does, which first has to be started.
  expect(loadingLimit - givenUpAfter).toBeGreaterThanOrEqual(1_000);
});
