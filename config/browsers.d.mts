/** Playwright launch options. */
interface BrowserLaunch {
  executablePath?: string;
  args: string[];
}
/** The whole browser. */
export declare const chromium: BrowserLaunch;
/** Its engine alone, which is quicker; the whole browser where it is missing. */
export declare const headlessChromium: BrowserLaunch;
export declare const headlessShellPath: string;
/** With a camera that shows a test picture. */
export declare function withCamera(options: BrowserLaunch): BrowserLaunch;
/** Chromium with a camera that shows a film, an .mjpeg. */
export declare function chromiumPlaying(film: string): BrowserLaunch;
export declare const firefox: BrowserLaunch & { channel?: string };
