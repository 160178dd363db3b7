import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { BrowserLost } from './BrowserLost.mjs';
import { openSession } from './openSession.mjs';
import { until } from './until.mjs';

/** Whether Debian's WebKitGTK is there, which stands in for Safari: its driver, and the virtual screen that it needs. */
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
  const isReady = async () => hasEnded() || (await fetch(`${driver}/status`).catch(() => null))?.ok;
  await until(isReady, 'WebKitWebDriver').catch((error) => {
    throw new BrowserLost(error.message);
  });
  if (hasEnded()) throw new BrowserLost('WebKitWebDriver could not be started');
}

/**
 * Pages and canvases are painted without OpenGL, since Mesa's software renderer has crashed the web process. OpenGL still puts
 * the layers together: without that, WebKitGTK 2.50 itself crashes.
 */
const painting = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };

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
 * Starts a WebKit with a fresh profile.
 * @returns the session; `close` ends the driver, the browser and the screen
 * @throws {BrowserLost}
 */
export async function startWebKit() {
  const port = await freePort();
  // A process group of its own, so that nothing of the four processes stays behind.
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, TZ: 'America/New_York', LANG: 'C.UTF-8', ...painting },
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
        // Until then the number of the screen is taken: the next browser could get it, and lose it when this one is cleaned up.
        await groupGone(child.pid);
      },
    };
  } catch (error) {
    end();
    await groupGone(child.pid);
    throw error;
  }
}
