import { fromCallback, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { type PaymentContext, type PaymentEvent, paymentMachine } from '../../machines/paymentMachine.ts';
import { paymentLimits } from '../../src/domain/payment/paymentLimits.ts';
import { pendingRecord } from '../../scripts/support/storedRecords.mjs';
import { withStorage } from '../../scripts/support/storage.mjs';
import { stateOf } from '../../scripts/support/productPage.mjs';
import { expect } from '../support/glowcheck.ts';
import type { Move } from './support/coveringWalks.ts';
import { hangingActors } from './support/hangingActors.ts';
import { openOn, type Stage } from './support/stage.ts';
import { walkChart } from './support/walkChart.ts';

const actors = hangingActors(['reconcile', 'open', 'withdraw', 'recover', 'history']);
const quiet = fromCallback(() => undefined);
const machine = paymentMachine.provide({
  actors: { ...actors, watchReturn: quiet, leave: quiet } as never,
});

const done = (state: string, output?: unknown) => ({
  type: `xstate.done.actor.0.payment.checkout.${state}`,
  output,
  actorId: `0.payment.checkout.${state}`,
});

interface Regions {
  readonly checkout: string;
  readonly banner: string;
  readonly alert: string;
}
const regions = ({ value }: AnyMachineSnapshot) => value as Regions;
const modal = ({ context }: AnyMachineSnapshot) => (context as PaymentContext).alert?.modal === true;
/** The page can be reached: no modal alert lies over it, and the checkout rests. */
const isFree = (snapshot: AnyMachineSnapshot) => regions(snapshot).checkout === 'idle' && !modal(snapshot);
const bannerIs = (state: string) => (snapshot: AnyMachineSnapshot) =>
  regions(snapshot).banner === state && isFree(snapshot);

const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).first();
const banner = ({ page }: Stage) => stateOf(page, 'payment');

async function pressBuy(stage: Stage) {
  await button(stage, 'Buy Credits').click();
  await stage.page.getByRole('dialog').getByRole('button', { name: /^Buy/ }).click();
}

/** The browser stayed: the button works again, and the dialog can be closed. */
async function stay(stage: Stage) {
  await expect(banner(stage)).toHaveAttribute('data-state', 'idle');
  await stage.page.keyboard.press('Escape');
  await expect(stage.page.locator('dialog[open]')).toHaveCount(0);
}

const reconciled = (output: object): Move<Stage> => ({
  name: 'the load is reconciled',
  events: [done('reconciling', output)],
  happens: (snapshot) => regions(snapshot).checkout === 'reconciling',
  act: (stage) => stage.releaseLock(),
});

/** A press before the load is reconciled, the load reconciled after it, and the answer to the press. */
const early = (
  name: string,
  press: PaymentEvent,
  act: (stage: Stage) => Promise<void>,
  ...answer: readonly EventObject[]
): Move<Stage> => ({
  name: `${name}, before the load is reconciled`,
  events: [press, done('reconciling', { kind: 'nothing' }), ...answer],
  happens: (snapshot) => regions(snapshot).checkout === 'reconciling',
  act: async (stage) => {
    await act(stage);
    await stage.releaseLock();
  },
});

const closeAlert: Move<Stage> = {
  name: 'OK',
  events: [{ type: 'alert.close' }],
  happens: (snapshot) => regions(snapshot).alert === 'open',
  act: ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click(),
};

const checkout: readonly Move<Stage>[] = [
  early(
    'Buy',
    { type: 'buy', packageId: 'starter' },
    pressBuy,
    done('opening', { ok: true, address: 'https://pay.test/' }),
  ),
  early(
    'Recover Credits',
    { type: 'recover' },
    (stage) => button(stage, 'Recover Credits').click(),
    done('recovering', { kind: 'nothingFound' }),
  ),
  early(
    'Purchase History',
    { type: 'history.show' },
    (stage) => button(stage, 'Purchase History').click(),
    done('reading', []),
  ),
  early('Share for Credits', { type: 'share' }, (stage) => button(stage, 'Share for Credits').click()),
  {
    name: 'Buy, while another tab holds the lock of the credits',
    events: [{ type: 'buy', packageId: 'starter' }],
    happens: isFree,
    act: async (stage) => {
      await stage.takeLock();
      await pressBuy(stage);
    },
  },
  {
    name: 'the purchase is written down',
    events: [done('opening', { ok: true, address: 'https://pay.test/' })],
    happens: (snapshot) => regions(snapshot).checkout === 'opening',
    act: (stage) => stage.releaseLock(),
  },
  {
    name: 'the checkout does not load',
    events: [{ type: 'xstate.after.leaving.payment.checkout.leaving' }],
    happens: (snapshot) => regions(snapshot).checkout === 'leaving',
    act: async (stage) => {
      await stage.later(paymentLimits.leaving);
      await stay(stage);
    },
  },
  {
    name: 'back out of the back-forward cache',
    events: [{ type: 'page.returned' }],
    happens: (snapshot) => regions(snapshot).checkout === 'leaving',
    act: async (stage) => {
      // The event that the browser fires then. Playwright runs headless Chromium without this cache.
      await stage.page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await stay(stage);
    },
  },
  {
    name: 'Recover Credits',
    events: [{ type: 'recover' }, done('recovering', { kind: 'nothingFound' })],
    happens: isFree,
    act: (stage) => button(stage, 'Recover Credits').click(),
  },
  {
    name: 'Purchase History',
    events: [{ type: 'history.show' }, done('reading', [])],
    happens: isFree,
    act: (stage) => button(stage, 'Purchase History').click(),
  },
  {
    name: 'Share for Credits',
    events: [{ type: 'share' }],
    happens: isFree,
    act: (stage) => button(stage, 'Share for Credits').click(),
  },
  closeAlert,
];

const bannerMoves: readonly Move<Stage>[] = [
  {
    name: 'the pointer comes to the banner',
    events: [{ type: 'banner.hold' }],
    happens: bannerIs('shown'),
    act: ({ page }) => page.getByText('Payment Successful!').hover(),
  },
  {
    name: 'the pointer goes',
    events: [{ type: 'banner.release' }],
    happens: bannerIs('held'),
    act: ({ page }) => page.mouse.move(5, 700),
  },
  {
    name: 'a click on its x',
    events: [{ type: 'banner.close' }],
    happens: bannerIs('held'),
    act: (stage) => banner(stage).getByRole('button').click(),
  },
  {
    name: 'its x, pressed as a screen reader does: with neither pointer nor focus',
    events: [{ type: 'banner.close' }],
    happens: bannerIs('shown'),
    act: (stage) => banner(stage).getByRole('button').dispatchEvent('click'),
  },
  {
    name: 'five seconds',
    events: Array.from({ length: 5 }, () => ({ type: 'xstate.after.second.payment.banner.shown' })),
    happens: bannerIs('shown'),
    act: (stage) => stage.later(paymentLimits.banner),
  },
];

const outcomes = 'the ledger answers with an outcome, whatever storage does; nothing else can throw';
const lockNeverGranted =
  'a lock that is never granted is tested with the chart itself and with the built product';
const checked = 'the link was checked before it is followed, and a browser throws at no valid address';

/** A record that cannot be read, because a load that finds nothing to do would not wait for the lock. */
const toRepair = { credits: 'not a record' };

const common = {
  input: { linkedPackages: ['starter'], morePackages: [], support: '', awaitsPayment: true },
  distinguish: ({ alert }: PaymentContext) => alert?.modal,
};

walkChart({
  proves: '[PAY-01] [PAY-05] [BUY-03]',
  machine,
  settings: [
    {
      ...common,
      name: 'a checkout that is kept away',
      moves: [reconciled({ kind: 'nothing' }), ...checkout],
      open: async (stage) => {
        // As a content filter does it: the browser stays on the page and shows no error.
        await stage.page.route(/\/buy\/starter/, (route) => route.abort('aborted'));
        await withStorage(stage.page, toRepair);
        await stage.takeLock();
        await openOn(stage);
      },
    },
    {
      ...common,
      name: 'a link to another host',
      moves: [
        reconciled({ kind: 'nothing' }),
        {
          name: 'Buy',
          events: [
            { type: 'buy', packageId: 'starter' },
            done('opening', { ok: false, kind: 'payment', message: 'Payment link not configured' }),
          ],
          happens: isFree,
          act: pressBuy,
        },
      ],
      open: async (stage) => {
        stage.servers.product.setConfig({ paymentLinks: { starter: 'https://elsewhere.example/pay' } });
        await withStorage(stage.page, toRepair);
        await stage.takeLock();
        await openOn(stage);
      },
    },
    {
      ...common,
      name: 'paid, on the way back',
      moves: [reconciled({ kind: 'credited', credits: 10, balance: 11 }), closeAlert, ...bannerMoves],
      open: async (stage) => {
        await withStorage(stage.page, {
          pendingPayment: pendingRecord(Date.now() - 60_000),
        });
        await stage.takeLock();
        await openOn(stage, '/?payment=success');
      },
    },
  ],
  compare: async (stage, snapshot) => {
    const { checkout: atCheckout, banner: ofBanner, alert } = regions(snapshot);
    await expect(banner(stage)).toHaveAttribute('data-state', atCheckout);
    await expect(stage.page.getByText('Payment Successful!')).toHaveCount(ofBanner === 'hidden' ? 0 : 1);
    await expect(stage.page.getByRole('alertdialog')).toHaveCount(alert === 'open' ? 1 : 0);
  },
  outOfReach: {
    ...Object.fromEntries(
      ['reconciling', 'opening', 'withdrawing', 'recovering'].map((state) => [
        `payment.checkout.${state}, after.turn → payment.checkout.idle`,
        lockNeverGranted,
      ]),
    ),
    'payment.checkout.reconciling, after.turn [awaitsPayment] → payment.checkout.idle': lockNeverGranted,
    'payment.checkout.reconciling, error → payment.checkout.idle': outcomes,
    'payment.checkout.opening, error → payment.checkout.withdrawing': outcomes,
    'payment.checkout.leaving, error → payment.checkout.withdrawing': checked,
    'payment.checkout.withdrawing, done → payment.checkout.idle': checked,
    'payment.checkout.withdrawing, error → payment.checkout.idle': checked,
    'payment.checkout.recovering, error → payment.checkout.idle': outcomes,
    'payment.checkout.reading, error → payment.checkout.idle': outcomes,
  },
});
