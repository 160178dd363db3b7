import { existsSync } from 'node:fs';

/** Launch options for the first of these paths that exists; without one Playwright uses the browser it installed itself. */
function launchOptions(paths, args) {
  const executablePath = paths.find((path) => path && existsSync(path));
  return executablePath ? { executablePath, args } : { args };
}

/** No sandbox, which a container's root has not; no GPU, since machines differ in theirs; and no calls home. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const chromiumPaths = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'];

/** Debian's Chromium, whole: what measures speed, and what tests the browser's own parts, such as its back button's cache. */
export const chromium = launchOptions(chromiumPaths, chromiumArgs);

/** Where Debian's package puts Chromium's headless shell. */
export const headlessShellPath = '/usr/lib/chromium/chromium-headless-shell';

/**
 * The same engine without the browser's own windows, as Playwright takes by itself where it brought the browsers: a page
 * loads and a photo is rated with half the work. The whole Chromium stands in where it is missing.
 */
export const headlessChromium = launchOptions(
  [process.env.CHROMIUM_PATH, headlessShellPath, ...chromiumPaths],
  chromiumArgs,
);

/** Adds a camera that shows a test picture, and is granted without asking. */
export const withCamera = (options) => ({
  ...options,
  args: [...options.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
});

/** Chromium with a camera that shows a film, the path of an .mjpeg. */
export const chromiumPlaying = (film) => ({
  ...chromium,
  args: [...withCamera(chromium).args, `--use-file-for-fake-video-capture=${film}`],
});

/** Debian's Firefox ESR, driven through WebDriver BiDi. */
export const firefox = launchOptions([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'], []);
