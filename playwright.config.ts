import { defineConfig, devices } from '@playwright/test';
import { firefox, headlessChromium, withCamera } from './config/browsers.mjs';

/** Without animations: painting them by processor is half of a rating's work. `nothing jumps` is tested with them. */
const chromiumOptions = {
  launchOptions: withCamera(headlessChromium),
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** The same for Firefox, and no processes for pages that may never be opened. */
const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1, 'dom.ipc.processPrelaunch.enabled': false };

/** Tests that need a phone's screen or the whole width say so by tag; the rest runs once, on the phone. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/buildProduct.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // What hangs ends here. A test that goes on takes its time on a busy machine: nothing is tried twice.
  timeout: 180_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.03, threshold: 0.3, animations: 'disabled' },
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
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, ...chromiumOptions },
      grepInvert: /@desktop/,
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, ...chromiumOptions },
      grep: /@desktop|@both/,
    },
    {
      name: 'firefox',
      use: {
        ...devices['Desktop Firefox'],
        channel: 'moz-firefox',
        launchOptions: { ...firefox, firefoxUserPrefs },
      },
      grep: /@engines/,
    },
  ],
});
