import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CreditsLock } from '../../../src/adapters/lock/CreditsLock.ts';
import { FakeBrowser, fairLock } from '../../crash/fakeBrowser.ts';
import {
  audit,
  type Books,
  buy,
  cancel,
  clockJump,
  corrupt,
  pay,
  recover,
  reload,
  type Shop,
  type Step,
  use,
} from './creditsModel.ts';

/** The same runs every time: a rare failure belongs into a long run of its own, not into somebody else's change. */
const seed = 20_261_121;

const seat = fc.nat({ max: 2 });
const steps: fc.Arbitrary<Step>[] = [
  seat.map(use),
  seat.map(buy),
  seat.map(pay),
  seat.map(pay),
  seat.map(cancel),
  seat.map(reload),
  seat.map(recover),
  fc.integer({ min: -48 * 60, max: 9 * 24 * 60 }).map(clockJump),
  fc.integer({ min: 0, max: 40 }).map(clockJump),
  fc
    .tuple(
      fc.constantFrom('credits', 'creditsBackup', 'pendingPayment', 'activity'),
      fc.constantFrom('', 'nonsense', 'null', '[]', '{"paidCredits":-4}', '{"paidCredits":'),
    )
    .map(([name, text]) => corrupt(name, text)),
];
const anySteps = fc.commands(steps, { size: '+1' });

function openShop(tabs: number, lock: CreditsLock) {
  const browser = new FakeBrowser(lock);
  const seats = Array.from({ length: tabs }, () => {
    const tab = browser.openTab();
    return { tab, page: tab.load() };
  });
  const books: Books = { granted: 0, calledOff: new Set(), paidFor: new Set() };
  const shop: Shop = { browser, seats, running: [] };
  return { model: books, real: shop };
}

describe('the ledger, whatever its visitor does', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  it('[CRD-08] [REC-07] in one tab, step by step: purchased + free = spent + left', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, async (commands) => {
        const shop = openShop(1, fairLock());
        await fc.asyncModelRun(
          () => shop,
          [...commands].flatMap((command) => [command, auditStep]),
        );
      }),
      { numRuns: 50, seed },
    );
  }, 30_000);

  it('[CRD-08] [PAY-07] in two and three tabs at once, in any order: purchased + free = spent + left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.constantFrom(2, 3), anySteps, async (scheduler, tabs, commands) => {
        // Whoever waits may be next: the lock is granted in the scheduler's order.
        const lock: CreditsLock = {
          run: (work) => scheduler.schedule(Promise.resolve(), 'lock').then(work),
        };
        const shop = openShop(tabs, lock);
        await fc.scheduledModelRun(scheduler, () => shop, commands);
        await scheduler.waitIdle();
        expect(await audit(shop.model, shop.real)).toEqual([]);
      }),
      { numRuns: 100, seed },
    );
  }, 30_000);
});

const auditStep: Step = {
  check: () => true,
  run: async (books, shop) => {
    expect(await audit(books, shop)).toEqual([]);
  },
  toString: () => 'audit',
};
