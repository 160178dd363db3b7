/** Playwright launch options. */
interface BrowserLaunch {
  executablePath?: string;
  args: string[];
}
export declare const chromium: BrowserLaunch;
export declare const firefox: BrowserLaunch;
