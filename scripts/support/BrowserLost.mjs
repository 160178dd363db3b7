/** The browser or its driver could not be started, or went away: nothing is known about the product. */
export class BrowserLost extends Error {
  name = 'BrowserLost';
}
