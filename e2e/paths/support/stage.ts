import { expect, type BrowserContext, type Page } from '@playwright/test';
import { holdLock, lockName } from '../../../scripts/support/holdLock.mjs';
import { stateOf } from '../../../scripts/support/productPage.mjs';
import { store, stored } from '../../../scripts/support/storage.mjs';
import { closeGates, type Gated } from '../../../scripts/support/workerGates.mjs';
import type { Servers } from '../../support/glowcheck.ts';
import { stopTime } from '../../support/stopTime.ts';

/** The page and everything around it that a walk controls: workers, clock, lock, other tabs, servers. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly servers: Servers;
  /** Lets the next call of that name into a worker through. */
  pass(call: string): Promise<void>;
  /** The same, if such a call waits. Resolves to whether one did. */
  passIfThere(call: string): Promise<boolean>;
  /** Crashes the worker at the next call of that name, if one waits. Resolves to whether one did. */
  crashIfThere(call: string): Promise<boolean>;
  /** How many calls of that name were answered. */
  answers(call: string): Promise<number>;
  /** Has another tab take the lock of the credits and keep it until `releaseLock`. */
  takeLock(): Promise<void>;
  /** Whether the page waits for that lock. */
  lockIsWanted(): Promise<boolean>;
  releaseLock(): Promise<void>;
  /** Moves the page's time on by that many ms. Otherwise it stands still. */
  later(ms: number): Promise<void>;
  /** Has another tab write the value to storage under `glowcheck.` and that key, as JSON. */
  elsewhere(key: string, value: unknown): Promise<void>;
  /** Repeats the condition until it holds, and lets 1 ms of the page's time pass between two attempts. */
  poll(condition: () => Promise<boolean>, what: string): Promise<void>;
}

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
  let release: () => Promise<void> = () => Promise.resolve();
  const otherTab = async () => {
    if (other) return other;
    other = await context.newPage();
    // A page of the same origin without the product in it.
    await other.goto(`${servers.product.origin}/favicon.svg`);
    // A page in the background would get one frame a second only.
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
      release = await holdLock(await otherTab());
    },
    lockIsWanted: () =>
      page.evaluate(
        async (name) => ((await navigator.locks.query()).pending ?? []).some((lock) => lock.name === name),
        lockName,
      ),
    releaseLock: () => release(),
    later: (ms) => page.clock.runFor(ms),
    elsewhere: async (key, value) => {
      const text = JSON.stringify(value);
      await store(await otherTab(), { [key]: text });
      // The release of a lock can reach another tab before an earlier write to storage does.
      await poll(async () => (await stored(page, key)) === text, 'what another tab wrote is here');
    },
  };
}

/**
 * Opens the page with its time stopped. If time ran while the page loads, its limits could pass on a busy machine. Until the page
 * stands, time moves on by one frame at each look at it.
 */
export async function openOn({ page }: Pick<Stage, 'page'>, path = '/') {
  await stopTime(page);
  await page.goto(path);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(16);
        return stateOf(page, 'upload').isVisible();
      },
      { message: 'the page stands', intervals: [50, 100, 200, 500] },
    )
    .toBe(true);
}
