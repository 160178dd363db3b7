/** Playwright launch options. */
interface BrowserLaunch {
  executablePath?: string;
  args: string[];
}
export declare const chromium: BrowserLaunch;
/** Chromium that plays a film, an .mjpeg, as if it were a camera. */
export declare function chromiumPlaying(film: string): BrowserLaunch;
export declare const firefox: BrowserLaunch;
