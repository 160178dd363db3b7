import { existsSync } from 'node:fs';

/** The first of these paths that exists, or undefined: Playwright then uses the browser it installed itself. */
const firstExisting = (...paths) => paths.find((path) => path && existsSync(path));

/** Debian's Chromium, and the flags that keep it from calling home. */
export const chromium = {
  path: firstExisting(process.env.CHROMIUM_PATH, '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Debian's Firefox ESR, driven through WebDriver BiDi. */
export const firefox = {
  path: firstExisting(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'),
};
