import { defineConfig, devices } from '@playwright/test';
import { chromium, firefox } from './config/browsers.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4180);
const outDir = process.env['E2E_DIST'] ?? 'dist';

const chromiumOptions = { launchOptions: chromium };

/** Tests that need a phone's screen or the whole width say so by tag; the rest runs once, on the phone. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 2 : 0,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.03, threshold: 0.3, animations: 'disabled' },
  },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  snapshotPathTemplate: 'e2e/expected/{projectName}/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
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
        launchOptions: firefox,
      },
      grep: /@engines/,
    },
  ],
  webServer: {
    command: `${process.env['E2E_BUILT'] ? '' : `npx vite build --logLevel warn --outDir ${outDir} && `}npx vite preview --host 127.0.0.1 --port ${port} --strictPort --outDir ${outDir}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !process.env['CI'],
    timeout: 180_000,
  },
});
