import { defineConfig, devices } from '@playwright/test';
import { firefox, headlessChromium, withCamera } from './config/browsers.mjs';
import { screens } from './scripts/support/screens.mjs';

/**
 * Without animations, which the processor has to paint: they would be half of a rating's work. The test `nothing jumps` turns
 * them on.
 */
const chromiumOptions = {
  launchOptions: withCamera(headlessChromium),
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** The same for Firefox, which also starts no processes ahead for pages that may never be opened. */
const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1, 'dom.ipc.processPrelaunch.enabled': false };

/**
 * A test runs once, on the phone's screen, unless a tag asks for the desktop, for both, or for Firefox: `@engines` for Firefox as well,
 * `@firefox` for Firefox only.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/buildProduct.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // No test is retried, so the limits are wide: they end what hangs, not what is slow on a busy machine.
  timeout: 180_000,
  expect: {
    timeout: 60_000,
    // On one machine the pictures are the same to the pixel. The tolerance is for other processors, which may round otherwise: it is less
    // than the smallest button.
    toHaveScreenshot: { maxDiffPixels: 200, threshold: 0.2, animations: 'disabled' },
  },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'reports/end-to-end.json' }]],
  snapshotPathTemplate: 'e2e/expected/{projectName}/{arg}{ext}',
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'off',
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: screens.phone, ...chromiumOptions },
      grepInvert: /@desktop|@firefox/,
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: screens.desktop, ...chromiumOptions },
      grep: /@desktop|@both/,
    },
    {
      name: 'firefox',
      use: {
        ...devices['Desktop Firefox'],
        launchOptions: { ...firefox, firefoxUserPrefs },
      },
      grep: /@engines|@firefox/,
    },
  ],
});
