import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Servers } from '../../support/glowcheck.ts';
import { stopTime } from '../../support/stopTime.ts';
import { closeGates } from './workerGates.ts';

const lockName = 'glowcheck.credits';

/** The page and everything around it that a walk moves: workers, clock, lock, other tabs, servers. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly servers: Servers;
  /** Lets the next call of that name into a worker through. */
  pass(call: string): Promise<void>;
  /** The same, if one waits. */
  passIfThere(call: string): Promise<boolean>;
  /** The worker dies of the next call of that name, if one waits. */
  crashIfThere(call: string): Promise<boolean>;
  /** So many calls of that name were answered. */
  answers(call: string): Promise<number>;
  /** Another tab takes the lock of the credits, and keeps it until `releaseLock`. */
  takeLock(): Promise<void>;
  /** Whether somebody on the page waits for it. */
  lockIsWanted(): Promise<boolean>;
  releaseLock(): Promise<void>;
  /** The page's time goes on by that many ms; it stands still otherwise. */
  later(ms: number): Promise<void>;
  /** Another tab of the same browser, which writes to storage only. */
  elsewhere(key: string, value: unknown): Promise<void>;
  /** Does it again and again, with a moment of the page's time between. */
  poll(condition: () => Promise<boolean>, what: string): Promise<void>;
}

interface Gates {
  pass(call: string): boolean;
  crash(call: string): boolean;
  answers(call: string): number;
}
type Gated = typeof globalThis & { gates: Gates; letGo?: () => void };

/** Sets the stage up; `closed` names the calls into workers that wait to be let through. */
export async function setStage(
  page: Page,
  context: BrowserContext,
  servers: Servers,
  closed: readonly string[],
): Promise<Stage> {
  await page.clock.install();
  await page.addInitScript(closeGates, closed);
  let other: Page | undefined;
  const otherTab = async () => {
    if (other) return other;
    other = await context.newPage();
    // A page of the same origin without the product in it.
    await other.goto(`${servers.product.origin}/favicon.svg`);
    // A page in the background gets a frame a second.
    await page.bringToFront();
    return other;
  };
  const poll = async (condition: () => Promise<boolean>, what: string) => {
    await expect
      .poll(
        async () => {
          if (await condition()) return true;
          await page.clock.runFor(1);
          return false;
        },
        { message: what, intervals: [20, 20, 50] },
      )
      .toBe(true);
  };
  const atGate = (deed: 'pass' | 'crash') => (call: string) =>
    page.evaluate(([name, act]) => (globalThis as Gated).gates[act](name), [call, deed] as const);
  const [passIfThere, crashIfThere] = [atGate('pass'), atGate('crash')];
  return {
    page,
    context,
    servers,
    poll,
    passIfThere,
    crashIfThere,
    pass: (call) => poll(() => passIfThere(call), `${call} is called`),
    answers: (call) => page.evaluate((name) => (globalThis as Gated).gates.answers(name), call),
    takeLock: async () => {
      const tab = await otherTab();
      await tab.evaluate(
        (name) =>
          new Promise<void>((taken) => {
            void navigator.locks.request(name, () => {
              taken();
              return new Promise<void>((resolve) => {
                (globalThis as Gated).letGo = resolve;
              });
            });
          }),
        lockName,
      );
    },
    lockIsWanted: () =>
      page.evaluate(
        async (name) => ((await navigator.locks.query()).pending ?? []).some((lock) => lock.name === name),
        lockName,
      ),
    releaseLock: async () => {
      const tab = await otherTab();
      await tab.evaluate(() => (globalThis as Gated).letGo?.());
    },
    later: (ms) => page.clock.fastForward(ms),
    elsewhere: async (key, value) => {
      const written = [`glowcheck.${key}`, JSON.stringify(value)] as const;
      const tab = await otherTab();
      await tab.evaluate(([name, text]) => localStorage.setItem(name, text), written);
      // A lock let go of travels faster between tabs than what was written before.
      await poll(
        () => page.evaluate(([name, text]) => localStorage.getItem(name) === text, written),
        'what another tab wrote is here',
      );
    },
  };
}

/**
 * Opens the page with its time stopped. Time that ran while the page loads would let its limits pass on a busy machine; it goes on
 * by a frame now and then, until the page stands.
 */
export async function openOn({ page }: Stage, path = '/') {
  await stopTime(page);
  await page.goto(path);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(16);
        return page.locator('[data-machine="upload"]').isVisible();
      },
      { message: 'the page stands', intervals: [50, 100, 200, 500] },
    )
    .toBe(true);
}
