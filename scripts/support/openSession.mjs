import { Agent } from 'node:http';
import { By, Capabilities, error, WebDriver } from 'selenium-webdriver';
import { HttpClient } from 'selenium-webdriver/http/index.js';
import { Executor } from 'selenium-webdriver/lib/http.js';
import { BrowserLost } from './BrowserLost.mjs';
import { timeoutMs, until } from './until.mjs';

/** What Selenium throws when the browser is gone, or could not be started. */
const gone = [error.NoSuchSessionError, error.SessionNotCreatedError];

function isGone(thrown) {
  if (gone.some((kind) => thrown instanceof kind)) return true;
  if (thrown instanceof BrowserLost) return true;
  // When its browser crashes during a command, WebKit's driver reports an unknown error without a message, or this one.
  if (thrown instanceof error.WebDriverError)
    return thrown.message
      ? thrown.message === 'Could not parse script result'
      : thrown.name === 'WebDriverError';
  return ['ECONNREFUSED', 'ECONNRESET'].includes(thrown.code) || thrown.name === 'TimeoutError';
}

/** Selenium's own client, except that it does not wait for an answer for ever. */
class ImpatientClient extends HttpClient {
  async send(request) {
    const timeout = AbortSignal.timeout(timeoutMs);
    const inVain = new Promise((_, reject) => {
      timeout.addEventListener('abort', () => reject(timeout.reason), { once: true });
    });
    try {
      return await Promise.race([super.send(request), inVain]);
    } catch (thrown) {
      throw isGone(thrown) ? new BrowserLost(`${request.path}: ${thrown.message}`) : thrown;
    }
  }
}

/**
 * Runs in the page: scrolls the element to the middle of the window, and tells whether no animation moves it. WebKit's driver
 * does not scroll to what lies just below the window, and its click misses what moves on after it was aimed.
 */
function isAtRest(element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const moves = ({ playState, effect }) =>
    playState === 'running' && effect.getComputedTiming().endTime < Infinity;
  for (let moved = element; moved; moved = moved.parentElement)
    if (moved.getAnimations().some(moves)) return false;
  return true;
}

/**
 * Opens a session with a driver that is running already, so that Selenium neither looks for a browser nor downloads one.
 * @param {string} origin of the driver
 * @param {object} capabilities
 * @throws {BrowserLost} when no session can be opened, and later from every command once it has ended
 */
export async function openSession(origin, capabilities) {
  // WebKit's driver closes connections that a client keeps alive.
  const client = new ImpatientClient(origin, new Agent({ keepAlive: false }));
  const driver = WebDriver.createSession(new Executor(client), new Capabilities(capabilities));
  const ask = async (work) => {
    try {
      return await work();
    } catch (thrown) {
      throw isGone(thrown) ? new BrowserLost(thrown.message) : thrown;
    }
  };
  await ask(() => driver.getSession());

  const run = (inPage, ...args) =>
    ask(() => driver.executeScript(`return (${inPage})(...arguments)`, ...args));

  /** Tries `act` on the elements again and again, in their order, until it succeeds with one of them. */
  function withElement(locator, act) {
    let refusal = 'no such element';
    const isDone = async () => {
      for (const element of await ask(() => driver.findElements(locator)))
        try {
          if (await act(element)) return true;
          refusal = 'it moves';
        } catch (thrown) {
          // Not rendered yet, hidden, covered, or replaced meanwhile: the next one, or the same a little later.
          if (isGone(thrown)) throw new BrowserLost(thrown.message);
          refusal = `${thrown.name}: ${thrown.message}`;
        }
      return false;
    };
    return until(isDone, () => `${locator}: ${refusal}`);
  }

  return {
    go: (url) => ask(() => driver.get(url)),
    address: () => ask(() => driver.getCurrentUrl()),
    /** Runs a function that refers to nothing outside itself in the page, and hands back its JSON value. */
    run,
    /** Clicks as a visitor does: at rest, scrolled into view, hit at its middle, refused when something covers it. */
    click: (locator) =>
      withElement(locator, async (element) => {
        const atRest = await run(isAtRest, element);
        if (atRest) await element.click();
        return atRest;
      }),
    /** Hands the file at `path` to a file input. */
    upload: (css, path) => withElement(By.css(css), (element) => element.sendKeys(path).then(() => true)),
    close: () => ask(() => driver.quit()),
  };
}
