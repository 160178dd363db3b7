const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** For one command, ms: a browser that starts for the first time on a busy machine has taken more than 30 s. */
const patience = 90_000;

/** The browser or its driver could not be started, or went away: nothing is known about the product. */
export class BrowserLost extends Error {
  name = 'BrowserLost';
}

/**
 * A session of a driver that speaks W3C WebDriver over HTTP, with the few commands that the tests need.
 * @see https://www.w3.org/TR/webdriver2/
 * @param {string} driver the driver's origin
 * @param {object} capabilities as `alwaysMatch`
 * @throws {BrowserLost} when no session can be had
 */
export async function openSession(driver, capabilities) {
  async function ask(method, path, body) {
    const init = { method, signal: AbortSignal.timeout(patience), headers: { connection: 'close' } };
    if (method === 'POST') init.body = JSON.stringify(body ?? {});
    const answer = await fetch(`${driver}${path}`, init).catch((error) => {
      throw new BrowserLost(`${method} ${path}: ${error.cause?.message ?? error.message}`);
    });
    const { value } = await answer.json();
    if (answer.ok) return value;
    // WebKit's driver has no more to say than "unknown error" when its browser broke down under a command.
    const brokeDown = value.error === 'unknown error' && !value.message;
    const gone = path === '/session' || value.error === 'invalid session id' || brokeDown;
    const words = `${value.error}: ${value.message ?? ''}`;
    throw gone ? new BrowserLost(words) : new Error(`${path}: ${words}`);
  }
  const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const at = `/session/${sessionId}`;

  /** Does the command with the first element that takes it, as soon as one does. */
  async function withElement(using, value, command, body) {
    const deadline = Date.now() + 15_000;
    for (;;) {
      let refusal = 'no such element';
      for (const found of await ask('POST', `${at}/elements`, { using, value }))
        try {
          return await ask('POST', `${at}/element/${found[elementKey]}/${command}`, body);
        } catch (error) {
          // Not rendered yet, hidden, covered, or replaced meanwhile: the next one, or the same a little later.
          if (error instanceof BrowserLost) throw error;
          refusal = error.message;
        }
      if (Date.now() > deadline) throw new Error(`${value}: ${refusal}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  return {
    go: (url) => ask('POST', `${at}/url`, { url }),
    address: () => ask('GET', `${at}/url`),
    /** Runs a function that refers to nothing outside itself in the page, and hands back its JSON value. */
    run: (inPage, ...args) =>
      ask('POST', `${at}/execute/sync`, { script: `return (${inPage})(...arguments)`, args }),
    /** Clicks as a visitor does: scrolled into view, hit at its middle, refused when something covers it. */
    click: (using, value) => withElement(using, value, 'click'),
    /** Hands the file at `path` to a file input. */
    upload: (css, path) => withElement('css selector', css, 'value', { text: path }),
    close: () => ask('DELETE', at),
  };
}
