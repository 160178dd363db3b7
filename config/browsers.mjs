import { existsSync } from 'node:fs';

/** Launch options for the first of these paths that exists; without one Playwright uses the browser it installed itself. */
function launchOptions(paths, args) {
  const executablePath = paths.find((path) => path && existsSync(path));
  return executablePath ? { executablePath, args } : { args };
}

/** Debian's Chromium, and the flags that keep it from calling home. */
export const chromium = launchOptions(
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium'],
  [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
);

/** Chromium that plays a film (the path of an .mjpeg) as if it were a camera, and grants it without asking. */
export const chromiumPlaying = (film) => ({
  ...chromium,
  args: [
    ...chromium.args,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
});

/** Debian's Firefox ESR, driven through WebDriver BiDi. */
export const firefox = launchOptions([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'], []);
