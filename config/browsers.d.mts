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
/** Chromium that plays a film, an .mjpeg, as if it were a camera. */
export declare function chromiumPlaying(film: string): BrowserLaunch;
export declare const firefox: BrowserLaunch;
