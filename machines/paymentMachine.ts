import { assign, enqueueActions, fromCallback, fromPromise, raise, setup } from 'xstate';
import type { CreditPackage } from '../src/domain/credits/creditPackages.ts';
import type { PurchaseRecord } from '../src/domain/credits/PurchaseRecord.ts';
import { isPaid } from '../src/domain/payment/isPaid.ts';
import { paymentLimits } from '../src/domain/payment/paymentLimits.ts';
import {
  describeHistory,
  describeRecovery,
  describeReconciliation,
  tookTooLong,
  paymentError,
  recoveryTone,
  reconcilingTookTooLong,
  sharingIsOver,
} from '../src/domain/payment/paymentMessages.ts';
import type {
  OpeningOutcome,
  RecoveryOutcome,
  ReconciliationOutcome,
} from '../src/domain/payment/paymentOutcomes.ts';
import type { PaymentPorts } from './billingPorts.ts';
import { unplugged } from './unplugged.ts';

/** What the visitor is told until they close it (decision 23). */
export interface PaymentAlert {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  /** False beside the banner, which the visitor must be able to reach. */
  readonly modal: boolean;
  /** What is offered below the text: a receipt to keep, or a way to use one (decision 33). */
  readonly offer?: 'keepReceipt' | 'useReceipt' | undefined;
}

/** An alert that will be modal. */
type ModalAlert = Omit<PaymentAlert, 'modal'>;

export interface PaymentInput {
  /** Ids of the packages with a payment link; the others are "Coming Soon" (BUY-02). */
  readonly linkedPackages: readonly string[];
  /** The packages beside the starter. */
  readonly morePackages: readonly CreditPackage[];
  /** Where the operator can be reached; empty where they do not say. */
  readonly support: string;
  /** Whether there was a payment to reconcile when the page loaded. */
  readonly awaitsPayment: boolean;
}

export interface PaymentContext extends PaymentInput {
  readonly alert: PaymentAlert | null;
  /** The package being bought. */
  readonly packageId: string;
  /** Why the checkout could not be opened. */
  readonly reason: string;
  /** The checkout's address. */
  readonly address: string;
  /** The visitor's first press while the load is being reconciled. It is answered after that. */
  readonly pressed: PressEvent | null;
  /** How many seconds the banner is still shown. It counts whole ones, so that its time can stand still (decision 34). */
  readonly bannerSeconds: number;
}

/** What the visitor can ask of the checkout. */
export type PressEvent =
  | { type: 'buy'; packageId: string }
  | { type: 'recover' }
  | { type: 'history.show' }
  | { type: 'share' };

export type PaymentEvent =
  | PressEvent
  | { type: 'alert.show'; alert: PaymentAlert }
  | { type: 'alert.close' }
  | { type: 'banner.show' }
  | { type: 'banner.close' }
  /** Focus or pointer is on the banner, so that it waits. */
  | { type: 'banner.hold' }
  | { type: 'banner.release' }
  /** The page came back from the back-forward cache, or going back within it ended the way to the checkout. */
  | { type: 'page.returned' };

/** How long the banner is shown between two counts, ms. */
const bannerTick = 1_000;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

const whileReconciling = {
  guard: 'isFirstPress',
  actions: { type: 'keepPress', params: ({ event }: { event: PressEvent }) => event },
} as const;

const tellReason = {
  type: 'tell',
  params: ({ context }: { context: PaymentContext }): ModalAlert => ({
    text: paymentError(context.reason),
    tone: 'bad',
  }),
} as const;

/**
 * Purchases, the return from the checkout and recovery, with what is said about them. Three regions run side by side: the checkout, the
 * banner and the alert.
 */
export const paymentMachine = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    tags: {} as 'opening' | 'checking' | 'recovering',
  },
  // The outside world: `paymentWith` plugs it in.
  actors: {
    watchReturn: fromCallback<PaymentEvent>(() => {}),
    reconcile: unplugged<ReconciliationOutcome, void>(),
    open: unplugged<OpeningOutcome, { packageId: string }>(),
    leave: fromCallback<PaymentEvent, { address: string }>(() => {}),
    withdraw: unplugged<void, void>(),
    recover: unplugged<RecoveryOutcome, void>(),
    history: unplugged<readonly PurchaseRecord[], void>(),
  },
  guards: {
    isOpened: (_, outcome: OpeningOutcome) => outcome.ok,
    awaitsPayment: ({ context }) => context.awaitsPayment,
    isFirstPress: ({ context }) => context.pressed === null,
    isLastSecond: ({ context }) => context.bannerSeconds === 1,
    isSilent: (_, outcome: ReconciliationOutcome) => describeReconciliation(outcome, '') === null,
  },
  actions: {
    tell: raise((_, alert: ModalAlert): PaymentEvent => ({
      type: 'alert.show',
      alert: { ...alert, modal: true },
    })),
    tellReconciliation: enqueueActions(({ enqueue, context }, outcome: ReconciliationOutcome) => {
      if (isPaid(outcome)) enqueue.raise({ type: 'banner.show' });
      const news = newsOf(outcome, context.support);
      enqueue.raise({ type: 'alert.show', alert: { ...news, modal: isBad(outcome) } });
    }),
    tellRefusal: enqueueActions(({ enqueue, context }, outcome: OpeningOutcome) => {
      if (!outcome.ok && outcome.kind === 'returned' && isPaid(outcome.outcome))
        enqueue.raise({ type: 'banner.show' });
      enqueue.raise({ type: 'alert.show', alert: { ...refusalOf(outcome, context.support), modal: true } });
    }),
    keepPress: assign({ pressed: (_, press: PressEvent) => press }),
    answerPress: enqueueActions(({ enqueue, context }) => {
      if (context.pressed) enqueue.raise(context.pressed);
    }),
    keepPackage: assign({ packageId: (_, packageId: string) => packageId }),
    keepAddress: assign({ address: (_, outcome: OpeningOutcome) => (outcome.ok ? outcome.address : '') }),
    keepReason: assign({ reason: (_, reason: string) => reason }),
    keepAlert: assign({ alert: (_, alert: PaymentAlert) => alert }),
    dropAlert: assign({ alert: null }),
    startBanner: assign({ bannerSeconds: paymentLimits.banner / bannerTick }),
    countSecond: assign({ bannerSeconds: ({ context }) => context.bannerSeconds - 1 }),
  },
  delays: { second: bannerTick, leaving: paymentLimits.leaving, turn: paymentLimits.turn },
}).createMachine({
  id: 'payment',
  description: 'Return from the checkout, purchase, recovery, history; the banner; the alert.',
  context: ({ input }) => ({
    ...input,
    alert: null,
    packageId: '',
    reason: '',
    address: '',
    pressed: null,
    bannerSeconds: 0,
  }),
  type: 'parallel',
  invoke: { src: 'watchReturn' },
  states: {
    checkout: {
      initial: 'reconciling',
      states: {
        reconciling: {
          description:
            'Once per load: what the address and storage say about a payment (PAY-01 to PAY-04). A press is answered after that, unless there is news of a payment to read first.',
          tags: 'checking',
          on: {
            buy: whileReconciling,
            recover: whileReconciling,
            'history.show': whileReconciling,
            share: whileReconciling,
          },
          after: {
            turn: [
              {
                guard: 'awaitsPayment',
                target: 'idle',
                actions: { type: 'tell', params: { text: reconcilingTookTooLong, tone: 'bad' } },
              },
              { target: 'idle', actions: 'answerPress' },
            ],
          },
          invoke: {
            src: 'reconcile',
            onDone: [
              {
                guard: { type: 'isSilent', params: ({ event }) => event.output },
                target: 'idle',
                actions: 'answerPress',
              },
              {
                target: 'idle',
                actions: { type: 'tellReconciliation', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'idle',
              actions: {
                type: 'tellReconciliation',
                params: ({ event }) => ({ kind: 'failed', automatic: true, reason: messageOf(event.error) }),
              },
            },
          },
        },
        idle: {
          on: {
            buy: {
              target: 'opening',
              actions: { type: 'keepPackage', params: ({ event }) => event.packageId },
            },
            recover: { target: 'recovering' },
            'history.show': { target: 'reading' },
            share: { actions: { type: 'tell', params: { text: sharingIsOver, tone: 'plain' } } },
          },
        },
        opening: {
          description: 'The pending payment and its backup are written (BUY-03).',
          tags: 'opening',
          after: {
            turn: {
              target: 'idle',
              actions: { type: 'tell', params: { text: paymentError(tookTooLong), tone: 'bad' } },
            },
          },
          invoke: {
            src: 'open',
            input: ({ context: { packageId } }) => ({ packageId }),
            onDone: [
              {
                guard: { type: 'isOpened', params: ({ event }) => event.output },
                target: 'leaving',
                actions: { type: 'keepAddress', params: ({ event }) => event.output },
              },
              {
                target: 'idle',
                actions: { type: 'tellRefusal', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'withdrawing',
              actions: { type: 'keepReason', params: ({ event }) => messageOf(event.error) },
            },
          },
        },
        leaving: {
          description:
            'The browser is on its way to the checkout; if it never gets there, the button works again.',
          tags: 'opening',
          invoke: {
            src: 'leave',
            input: ({ context: { address } }) => ({ address }),
            onError: {
              target: 'withdrawing',
              actions: { type: 'keepReason', params: ({ event }) => messageOf(event.error) },
            },
          },
          after: { leaving: { target: 'idle' } },
          on: { 'page.returned': { target: 'idle' } },
        },
        withdrawing: {
          description: 'The checkout could not be opened: what was written for it goes (BUY-04).',
          tags: 'opening',
          after: { turn: { target: 'idle', actions: tellReason } },
          invoke: {
            src: 'withdraw',
            onDone: { target: 'idle', actions: tellReason },
            onError: { target: 'idle', actions: tellReason },
          },
        },
        recovering: {
          tags: 'recovering',
          after: {
            turn: {
              target: 'idle',
              actions: {
                type: 'tell',
                params: { text: describeRecovery({ kind: 'failed', reason: tookTooLong }), tone: 'bad' },
              },
            },
          },
          invoke: {
            src: 'recover',
            onDone: {
              target: 'idle',
              actions: {
                type: 'tell',
                params: ({ event }) => ({
                  text: describeRecovery(event.output),
                  tone: recoveryTone(event.output),
                  offer: recoveryTone(event.output) === 'good' ? 'keepReceipt' : 'useReceipt',
                }),
              },
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'tell',
                params: ({ event }) => ({
                  text: describeRecovery({ kind: 'failed', reason: messageOf(event.error) }),
                  tone: 'bad',
                }),
              },
            },
          },
        },
        reading: {
          invoke: {
            src: 'history',
            onDone: {
              target: 'idle',
              actions: {
                type: 'tell',
                params: ({ event }) => ({
                  text: describeHistory(event.output),
                  tone: 'plain',
                  offer: event.output.length > 0 ? 'keepReceipt' : 'useReceipt',
                }),
              },
            },
            onError: {
              target: 'idle',
              actions: { type: 'tell', params: { text: describeHistory([]), tone: 'plain' } },
            },
          },
        },
      },
    },
    banner: {
      description: 'Green, five seconds, which stand still while the visitor is at it (PAY-05).',
      initial: 'hidden',
      states: {
        hidden: { on: { 'banner.show': { target: 'shown', actions: 'startBanner' } } },
        shown: {
          after: {
            second: [
              { guard: 'isLastSecond', target: 'hidden' },
              { target: 'shown', reenter: true, actions: 'countSecond' },
            ],
          },
          on: { 'banner.close': { target: 'hidden' }, 'banner.hold': { target: 'held' } },
        },
        held: {
          on: { 'banner.close': { target: 'hidden' }, 'banner.release': { target: 'shown' } },
        },
      },
    },
    alert: {
      initial: 'none',
      on: {
        'alert.show': {
          target: '.open',
          actions: { type: 'keepAlert', params: ({ event }) => event.alert },
        },
      },
      states: {
        none: { entry: 'dropAlert' },
        open: { on: { 'alert.close': { target: 'none' } } },
      },
    },
  },
});

/** The chart with the outside world plugged in. Leaving a state aborts the signal of the port at work. */
export function paymentWith(ports: PaymentPorts) {
  return paymentMachine.provide({
    actors: {
      watchReturn: fromCallback<PaymentEvent>(({ sendBack }) =>
        ports.watchReturn(() => sendBack({ type: 'page.returned' })),
      ),
      reconcile: fromPromise(({ signal }) => ports.reconcile(signal)),
      open: fromPromise(({ input, signal }) => ports.open(signal, input.packageId)),
      leave: fromCallback<PaymentEvent, { address: string }>(({ input }) => ports.leave(input.address)),
      withdraw: fromPromise(({ signal }) => ports.withdraw(signal)),
      recover: fromPromise(({ signal }) => ports.recover(signal)),
      history: fromPromise(() => ports.history()),
    },
  });
}

/** Whether an outcome is bad news, which the visitor must read before going on: its alert is modal. Other alerts leave the page usable. */
const isBad = ({ kind }: ReconciliationOutcome) => kind === 'failed' || kind === 'notKept';

function toneOf(outcome: ReconciliationOutcome): PaymentAlert['tone'] {
  if (isBad(outcome)) return 'bad';
  return isPaid(outcome) ? 'good' : 'plain';
}

/** The alert about what a load found, where it is not silent. If credits were added and stored, the alert offers their receipt. */
const newsOf = (outcome: ReconciliationOutcome, support: string) => ({
  text: describeReconciliation(outcome, support) ?? '',
  tone: toneOf(outcome),
  offer: isPaid(outcome) || outcome.kind === 'foundUnfinished' ? ('keepReceipt' as const) : undefined,
});

/** What is said instead of going to the checkout. */
function refusalOf(outcome: OpeningOutcome, support: string): ModalAlert {
  if (outcome.ok) throw new Error('The checkout was not refused');
  if (outcome.kind === 'returned') return newsOf(outcome.outcome, support);
  const { kind, message } = outcome;
  return { text: kind === 'unknownPackage' ? message : paymentError(message), tone: 'bad' };
}
