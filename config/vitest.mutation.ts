import { defineConfig } from 'vitest/config';

/** The unit tests alone, without the projects of vite.config.ts, as the mutation runner needs them. */
export default defineConfig({
  test: {
    root: '..',
    environment: 'node',
    include: ['tests/domain/**/*.test.ts', 'tests/workers/pixels/**/*.test.ts'],
    exclude: ['tests/**/*.browser.test.*'],
  },
});
