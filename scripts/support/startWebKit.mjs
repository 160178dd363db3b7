import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { BrowserLost } from './BrowserLost.mjs';
import { openSession } from './openSession.mjs';

/** Debian's WebKitGTK, the stand-in for Safari: its driver, and a screen that is not there to show it on. */
export const hasWebKit = () =>
  ['WebKitWebDriver', 'xvfb-run'].every(
    (program) => spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0,
  );

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function untilReady(driver, hasEnded) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && !hasEnded()) {
    const answer = await fetch(`${driver}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new BrowserLost('WebKitWebDriver does not answer');
}

/** Waits until no process of the group is left; those that do not end when asked to are killed. */
async function groupGone(pid) {
  const isThere = (signal) => {
    try {
      return pid !== undefined && process.kill(-pid, signal);
    } catch {
      return false;
    }
  };
  const askedUntil = Date.now() + 10_000;
  const killedUntil = askedUntil + 2_000;
  while (isThere(Date.now() < askedUntil ? 0 : 'SIGKILL') && Date.now() < killedUntil)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Starts a WebKit of its own, with a profile that ends with it.
 * @returns the session; `close` ends driver, browser and screen
 * @throws {BrowserLost}
 */
export async function startWebKit() {
  const port = await freePort();
  // A process group of its own, so that nothing of the four processes stays behind.
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, TZ: 'America/New_York', LANG: 'C.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  };
  process.once('exit', end);
  try {
    const driver = `http://127.0.0.1:${port}`;
    await untilReady(driver, () => ended);
    // The browser of the driver's own package, in automation mode.
    const session = await openSession(driver, { browserName: 'MiniBrowser' });
    return {
      ...session,
      close: async () => {
        await session.close().catch(() => undefined);
        process.off('exit', end);
        end();
        // The screen's number is free only then: the next browser would take it, and lose its screen to the clearing up.
        await groupGone(child.pid);
      },
    };
  } catch (error) {
    end();
    await groupGone(child.pid);
    throw error;
  }
}
