import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './config/browsers.mjs';

export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: true, modulePreload: { polyfill: false } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.*'],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'vitest-browser-react',
            'xstate',
            '@xstate/react',
            'comlink',
            'valibot',
          ],
        },
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.{ts,tsx}'],
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
