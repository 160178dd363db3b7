import { existsSync } from 'node:fs';

/**
 * Playwright's launch options.
 * @typedef {{ executablePath?: string, args: string[] }} BrowserLaunch
 */

/**
 * Launch options for the first of these paths that exists; without one Playwright uses the browser it installed itself.
 * @param {readonly (string | undefined)[]} paths
 * @param {string[]} args
 * @returns {BrowserLaunch}
 */
function launchOptions(paths, args) {
  const executablePath = paths.find((path) => path && existsSync(path));
  return executablePath ? { executablePath, args } : { args };
}

/**
 * Chromium's sandbox does not work for root in a container, the GPU differs from machine to machine, and nothing may call home.
 */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const chromiumPaths = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'];

/**
 * The whole Chromium, for measurements of speed, and for tests of what the browser adds to its engine, such as the back-forward
 * cache.
 */
export const chromium = launchOptions(chromiumPaths, chromiumArgs);

/** Where Debian's package puts Chromium's headless shell. */
export const headlessShellPath = '/usr/lib/chromium/chromium-headless-shell';

/**
 * The same engine without the browser's own windows, in which loading a page and rating a photo take half the work. Playwright, too, runs
 * its own Chromium in this form by default. Where the shell is missing, the whole Chromium is used.
 */
export const headlessChromium = launchOptions(
  [process.env['CHROMIUM_PATH'], headlessShellPath, ...chromiumPaths],
  chromiumArgs,
);

/**
 * Adds a camera that shows a test picture, and grants it without asking.
 * @param {BrowserLaunch} options
 */
export const withCamera = (options) => ({
  ...options,
  args: [...options.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
});

/**
 * Chromium with a camera that shows a film.
 * @param {string} film path of an .mjpeg
 */
export const chromiumPlaying = (film) => ({
  ...chromium,
  args: [...withCamera(chromium).args, `--use-file-for-fake-video-capture=${film}`],
});

const firefoxFound = launchOptions([process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr'], []);

/**
 * Debian's Firefox ESR, which Playwright drives through WebDriver BiDi: that is what its channel `moz-firefox` means. The
 * Firefox that Playwright brings along has no channel.
 */
export const firefox = { ...firefoxFound, ...(firefoxFound.executablePath && { channel: 'moz-firefox' }) };
