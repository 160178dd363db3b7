import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { PurchaseRecord } from '../src/domain/credits/PurchaseRecord.ts';
import { paymentLimits } from '../src/domain/payment/paymentLimits.ts';
import {
  describeHistory,
  describeRecovery,
  describeSettling,
  paymentError,
  recoveryTone,
  sharingIsOver,
} from '../src/domain/payment/paymentMessages.ts';
import type {
  OpeningOutcome,
  RecoveryOutcome,
  SettleOutcome,
} from '../src/domain/payment/paymentOutcomes.ts';
import type { PaymentPorts } from './billingPorts.ts';

/** What the visitor is told until they close it (decision 23). */
export interface PaymentAlert {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  /** False beside the banner, which the visitor must be able to reach. */
  readonly modal: boolean;
}

export interface PaymentInput {
  readonly ports: PaymentPorts;
  /** Ids of the packages with a payment link; the others are "Coming Soon" (BUY-02). */
  readonly linkedPackages: readonly string[];
}

export interface PaymentContext extends PaymentInput {
  readonly alert: PaymentAlert | null;
  /** The package being bought. */
  readonly packageId: string;
  /** Why the checkout could not be opened. */
  readonly reason: string;
  /** Where the checkout is. */
  readonly address: string;
}

export type PaymentEvent =
  | { type: 'buy'; packageId: string }
  | { type: 'recover' }
  | { type: 'history.show' }
  | { type: 'share' }
  | { type: 'alert.show'; alert: PaymentAlert }
  | { type: 'alert.close' }
  | { type: 'banner.show' }
  | { type: 'banner.close' }
  /** Focus or pointer is on the banner, so that it waits. */
  | { type: 'banner.hold' }
  | { type: 'banner.release' }
  /** The page came back from the back-forward cache. */
  | { type: 'page.returned' };

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Buying, coming back, recovering, and what is said about each: one checkout, one banner, one alert. */
export const paymentMachine = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    tags: {} as 'busy',
  },
  actors: {
    watchReturn: fromCallback<PaymentEvent, PaymentPorts>(({ input, sendBack }) =>
      input.watchReturn(() => sendBack({ type: 'page.returned' })),
    ),
    settle: fromPromise<SettleOutcome, PaymentPorts>(({ input }) => input.settle()),
    open: fromPromise<OpeningOutcome, { ports: PaymentPorts; packageId: string }>(({ input }) =>
      input.ports.open(input.packageId),
    ),
    leave: fromCallback<PaymentEvent, { ports: PaymentPorts; address: string }>(({ input }) =>
      input.ports.leave(input.address),
    ),
    withdraw: fromPromise<void, PaymentPorts>(({ input }) => input.withdraw()),
    recover: fromPromise<RecoveryOutcome, PaymentPorts>(({ input }) => input.recover()),
    history: fromPromise<readonly PurchaseRecord[], PaymentPorts>(({ input }) => input.history()),
  },
  guards: {
    isOpened: (_, outcome: OpeningOutcome) => outcome.ok,
  },
  actions: {
    tell: enqueueActions(({ enqueue }, alert: Omit<PaymentAlert, 'modal'>) => {
      enqueue.raise({ type: 'alert.show', alert: { ...alert, modal: true } });
    }),
    tellSettling: enqueueActions(({ enqueue }, outcome: SettleOutcome) => {
      const paid = isPaid(outcome);
      if (paid) enqueue.raise({ type: 'banner.show' });
      const text = describeSettling(outcome);
      if (text === null) return;
      enqueue.raise({ type: 'alert.show', alert: { text, tone: paid ? 'good' : 'bad', modal: !paid } });
    }),
    keepPackage: assign({ packageId: (_, packageId: string) => packageId }),
    keepAddress: assign({ address: (_, outcome: OpeningOutcome) => (outcome.ok ? outcome.address : '') }),
    keepReason: assign({ reason: (_, { error }: { error: unknown }) => wordsOf(error) }),
    keepAlert: assign({ alert: (_, alert: PaymentAlert) => alert }),
    dropAlert: assign({ alert: null }),
  },
  delays: { banner: paymentLimits.banner, leaving: paymentLimits.leaving },
}).createMachine({
  id: 'payment',
  description: 'Return from the checkout, purchase, recovery, history; the banner; the alert.',
  context: ({ input }) => ({ ...input, alert: null, packageId: '', reason: '', address: '' }),
  type: 'parallel',
  invoke: { src: 'watchReturn', input: ({ context }) => context.ports },
  states: {
    checkout: {
      initial: 'settling',
      states: {
        settling: {
          description: 'Once per load: what the address and storage say about a payment (PAY-01 to PAY-04).',
          invoke: {
            src: 'settle',
            input: ({ context }) => context.ports,
            onDone: {
              target: 'idle',
              actions: { type: 'tellSettling', params: ({ event }) => event.output },
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'tellSettling',
                params: ({ event }) => ({ kind: 'failed', automatic: true, reason: wordsOf(event.error) }),
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
          tags: 'busy',
          invoke: {
            src: 'open',
            input: ({ context }) => ({ ports: context.ports, packageId: context.packageId }),
            onDone: [
              {
                guard: { type: 'isOpened', params: ({ event }) => event.output },
                target: 'leaving',
                actions: { type: 'keepAddress', params: ({ event }) => event.output },
              },
              {
                target: 'idle',
                actions: {
                  type: 'tell',
                  params: ({ event }) => ({ text: describeRefusal(event.output), tone: 'bad' }),
                },
              },
            ],
            onError: {
              target: 'withdrawing',
              actions: { type: 'keepReason', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        leaving: {
          description:
            'The browser is on its way to the checkout; if it never gets there, the button works again.',
          tags: 'busy',
          invoke: {
            src: 'leave',
            input: ({ context }) => ({ ports: context.ports, address: context.address }),
            onError: {
              target: 'withdrawing',
              actions: { type: 'keepReason', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: { leaving: { target: 'idle' } },
          on: { 'page.returned': { target: 'idle' } },
        },
        withdrawing: {
          description: 'The checkout could not be opened: what was written for it goes (BUY-04).',
          tags: 'busy',
          invoke: {
            src: 'withdraw',
            input: ({ context }) => context.ports,
            onDone: {
              target: 'idle',
              actions: {
                type: 'tell',
                params: ({ context }) => ({ text: paymentError(context.reason), tone: 'bad' }),
              },
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'tell',
                params: ({ context }) => ({ text: paymentError(context.reason), tone: 'bad' }),
              },
            },
          },
        },
        recovering: {
          invoke: {
            src: 'recover',
            input: ({ context }) => context.ports,
            onDone: {
              target: 'idle',
              actions: {
                type: 'tell',
                params: ({ event }) => ({
                  text: describeRecovery(event.output),
                  tone: recoveryTone(event.output),
                }),
              },
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'tell',
                params: ({ event }) => ({
                  text: describeRecovery({ kind: 'failed', reason: wordsOf(event.error) }),
                  tone: 'bad',
                }),
              },
            },
          },
        },
        reading: {
          invoke: {
            src: 'history',
            input: ({ context }) => context.ports,
            onDone: {
              target: 'idle',
              actions: {
                type: 'tell',
                params: ({ event }) => ({ text: describeHistory(event.output), tone: 'plain' }),
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
      description: 'Green, five seconds, longer while the visitor is at it (PAY-05).',
      initial: 'hidden',
      states: {
        hidden: { on: { 'banner.show': { target: 'shown' } } },
        shown: {
          after: { banner: { target: 'hidden' } },
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

function isPaid({ kind }: SettleOutcome): boolean {
  return kind === 'credited' || kind === 'creditedBefore' || kind === 'recovered';
}

function describeRefusal(outcome: OpeningOutcome): string {
  if (outcome.ok) return '';
  return outcome.kind === 'unknownPackage' ? outcome.message : paymentError(outcome.message);
}
