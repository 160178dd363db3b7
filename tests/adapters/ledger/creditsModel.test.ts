import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWebLock } from '../../../src/adapters/lock/createWebLock.ts';
import { FakeBrowser } from '../../crash/fakeBrowser.ts';
import { createFakeLocks } from '../lock/fakeLocks.ts';
import { auditAtLast, auditNow, newBooks } from './creditsBooks.ts';
import * as detours from './creditsDetours.ts';
import * as model from './creditsModel.ts';

/** The same runs every time; `PAYMENT_SEQUENCES` asks for more of them, and each number for others. */
const sequences = Number(process.env['PAYMENT_SEQUENCES'] ?? 0);
const settings = { seed: 20_261_121 + sequences, numRuns: sequences || 40 };
const timeLimit = 60_000 + sequences * 300;

const seat = fc.nat({ max: 2 });
const yes = fc.boolean();
const steps: fc.Arbitrary<model.Step>[] = [
  fc.tuple(seat, yes).map(([index, asleep]) => model.use(index, asleep)),
  fc.tuple(seat, yes).map(([index, again]) => model.buy(index, again)),
  fc.tuple(seat, yes).map(([index, again]) => model.buy(index, again)),
  fc.tuple(seat, yes, yes).map(([index, session, referred]) => model.pay(index, session, referred)),
  fc.tuple(seat, yes, yes).map(([index, session, referred]) => model.pay(index, session, referred)),
  fc.tuple(seat, yes).map(([index, session]) => model.payElsewhere(index, session)),
  fc.tuple(seat, yes).map(([index, session]) => model.payAgain(index, session)),
  fc
    .tuple(seat, fc.constantFrom('reload', 'back_forward', 'secondTab'))
    .map(([index, how]) => model.seeAgain(index, how)),
  seat.map(model.cancel),
  seat.map(model.wakeUp),
  fc.tuple(seat, seat).map(([index, onto]) => model.duplicate(index, onto)),
  seat.map(model.reload),
  seat.map(model.recover),
  fc.integer({ min: -400 * 24 * 60, max: 400 * 24 * 60 }).map(model.clockJump),
  fc.integer({ min: 0, max: 40 }).map(model.clockJump),
  fc
    .tuple(
      fc.constantFrom(
        'credits',
        'creditsBackup',
        'pendingPayment',
        'paymentBackup',
        'purchaseHistory',
        'activity',
      ),
      fc.constantFrom(null, '', 'nonsense', 'null', '[]', '{"paidCredits":-4}', '{"paidCredits":'),
    )
    .map(([name, text]) => model.spoil(name, text)),
  fc
    .tuple(seat, fc.constantFrom('use', 'recover'), fc.nat({ max: 6 }))
    .map(([index, what, room]) => model.withoutRoom(index, what, room)),
  seat.map(model.keepReceipt),
  seat.map(model.useReceipt),
  seat.map(model.useReceipt),
  yes.map(model.clear),
];
const how = fc.constantFrom('reload' as const, 'recover' as const);
/** Beside these, so that they do not thin them out: storage is never cleared on a detour. */
const detoured: fc.Arbitrary<model.Step>[] = [
  ...steps.slice(0, -1),
  fc
    .tuple(seat, yes, yes, fc.option(fc.nat({ max: 8 })))
    .map(([index, session, referred, room]) => detours.missReturn(index, session, referred, room)),
  fc
    .tuple(seat, yes, yes)
    .map(([index, session, referred]) => detours.payLoadedAgain(index, session, referred)),
  fc.tuple(seat, how).map(([index, by]) => detours.tryAgain(index, by)),
  fc.tuple(seat, how).map(([index, by]) => detours.tryAgain(index, by)),
  fc.tuple(seat, how).map(([index, by]) => detours.missCancellation(index, by)),
  seat.map(detours.cancelElsewhere),
  seat.map(detours.cancelPaid),
  seat.map(detours.leave),
  seat.map(detours.leave),
  seat.map(detours.goBackToCheckout),
  seat.map(detours.goBackToCheckout),
  seat.map(detours.visit),
  seat.map(detours.goBack),
  fc.tuple(seat, fc.nat({ max: 14 })).map(([index, count]) => detours.useMany(index, count)),
];
/**
 * Steps whose page may be loaded without its configuration: it does not know the provider, and has no need to. A visit by another way is
 * none of them: where two pages of a tab know nothing, one after the other, the second hides the first.
 */
const loads: fc.Arbitrary<model.Step>[] = [
  seat.map(model.reload),
  seat.map(model.cancel),
  fc.tuple(seat, yes).map(([index, referred]) => model.pay(index, true, referred)),
  fc.tuple(seat, yes).map(([index, session]) => detours.payLoadedAgain(index, session, true)),
  fc.tuple(seat, fc.constantFrom('reload', 'back_forward')).map(([index, how]) => model.seeAgain(index, how)),
  fc.tuple(seat, seat).map(([index, onto]) => model.duplicate(index, onto)),
  seat.map(detours.leave),
];
detoured.push(...loads.map((each) => each.map(model.unconfigured)));
const anySteps = fc.oneof(fc.commands(steps, { size: '+1' }), fc.commands(detoured, { size: '+1' }));

function openShop(tabs: number, pause: () => Promise<unknown>) {
  const locks = createFakeLocks(async (at) => {
    await pause();
    if (at === 'grant') return;
    shop.whileAsleep?.();
    shop.whileAsleep = null;
  });
  const browser = new FakeBrowser((storage) => createWebLock(locks as unknown as LockManager, storage));
  const seats = Array.from({ length: tabs }, () => model.newSeat(browser.openTab()));
  const shop: model.Shop = {
    browser,
    seats,
    running: [],
    underWay: 0,
    whileAsleep: null,
    purchases: 0,
    lastReturn: null,
    receipt: '',
    restorable: new Set(),
  };
  return { model: newBooks(), real: shop };
}

const auditStep: model.Step = {
  check: () => true,
  run: async (books, shop) => {
    await model.atRest(shop);
    expect(auditNow(books, shop.browser)).toEqual([]);
  },
  toString: () => 'audit',
};

describe('the ledger, whatever its visitor does', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  it(
    '[CRD-08] [PAY-07] [PAY-09] [REC-07] step by step: what was paid is credited once, and nothing else is called paid',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(1, 2), anySteps, async (tabs, commands) => {
          const shop = openShop(tabs, () => Promise.resolve());
          await fc.asyncModelRun(
            () => shop,
            [...commands].flatMap((command) => [command, auditStep]),
          );
          expect(await auditAtLast(shop.model, shop.real.browser)).toEqual([]);
        }),
        settings,
      );
    },
    timeLimit,
  );

  it(
    '[CRD-08] [PAY-07] [PAY-09] in two and three tabs at once, in any order',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.scheduler(),
          fc.constantFrom(2, 3),
          anySteps,
          async (scheduler, tabs, commands) => {
            const shop = openShop(tabs, () => scheduler.schedule(Promise.resolve(), 'lock'));
            await fc.scheduledModelRun(scheduler, () => shop, commands);
            await scheduler.waitIdle();
            await model.atRest(shop.real);
            const atLast = auditAtLast(shop.model, shop.real.browser);
            await scheduler.waitFor(atLast);
            expect(await atLast).toEqual([]);
          },
        ),
        settings,
      );
    },
    timeLimit,
  );
});
