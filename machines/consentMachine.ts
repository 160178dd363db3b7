import { assign, fromCallback, setup } from 'xstate';
import type { ConsentAnswer, ConsentPorts } from './billingPorts.ts';

export interface ConsentInput {
  /** Whether a model service is configured; without one nothing is ever asked. */
  readonly configured: boolean;
  /** The answer kept from an earlier visit. */
  readonly recalled: ConsentAnswer | null;
}

interface ConsentContext extends ConsentInput {
  /** How often the question was asked in this visit: by this number the page tells a repeated question from the one before. */
  readonly asked: number;
}

export type ConsentEvent =
  /** Before the first photo would be sent. Ignored once there is an answer. */
  | { type: 'ask' }
  | { type: 'agree' }
  | { type: 'decline' }
  /** The dialog with the question could not be loaded; the next `ask` tries again. */
  | { type: 'question.lost' }
  /** Takes a yes back; asks again after a no. */
  | { type: 'revoke' }
  /** The answer changed, in another tab or by this chart's own `keep`. */
  | { type: 'consent.changed'; answer: ConsentAnswer | null };

/** Whether photos may be sent to the model service: asked once, kept, and taken back at any time (decision 27). */
export const consentMachine = setup({
  types: {
    input: {} as ConsentInput,
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
  },
  actors: {
    /** Tells each change of the answer; `consentWith` plugs it in. */
    watch: fromCallback<ConsentEvent>(() => undefined),
  },
  guards: {
    isConfigured: ({ context }) => context.configured,
    isYes: (_, answer: ConsentAnswer | null) => answer === 'agreed',
    isNo: (_, answer: ConsentAnswer | null) => answer === 'declined',
  },
  actions: {
    keep: (_args, _answer: ConsentAnswer) => undefined,
    count: assign({ asked: ({ context }) => context.asked + 1 }),
  },
}).createMachine({
  id: 'consent',
  description: 'Asked once, in plain words, before the first photo is sent.',
  context: ({ input }) => ({ ...input, asked: 0 }),
  invoke: { src: 'watch' },
  initial: 'recalling',
  on: {
    'consent.changed': [
      { guard: { type: 'isYes', params: ({ event }) => event.answer }, target: '.agreed' },
      { guard: { type: 'isNo', params: ({ event }) => event.answer }, target: '.declined' },
      { target: '.unasked' },
    ],
  },
  states: {
    recalling: {
      always: [
        { guard: { type: 'isYes', params: ({ context }) => context.recalled }, target: 'agreed' },
        { guard: { type: 'isNo', params: ({ context }) => context.recalled }, target: 'declined' },
        { target: 'unasked' },
      ],
    },
    unasked: {
      on: { ask: { guard: 'isConfigured', target: 'asking' } },
    },
    asking: {
      description: 'The question is on the page; nothing is sent meanwhile.',
      entry: 'count',
      on: {
        agree: { target: 'agreed', actions: { type: 'keep', params: 'agreed' } },
        decline: { target: 'declined', actions: { type: 'keep', params: 'declined' } },
        'question.lost': { target: 'unasked' },
      },
    },
    agreed: {
      on: { revoke: { target: 'declined', actions: { type: 'keep', params: 'declined' } } },
    },
    declined: {
      on: {
        agree: { guard: 'isConfigured', target: 'agreed', actions: { type: 'keep', params: 'agreed' } },
        revoke: { guard: 'isConfigured', target: 'asking' },
      },
    },
  },
});

/** The chart with the visitor's storage plugged in. */
export function consentWith({ keep, watch }: Pick<ConsentPorts, 'keep' | 'watch'>) {
  return consentMachine.provide({
    actors: {
      watch: fromCallback<ConsentEvent>(({ sendBack }) =>
        watch((answer) => sendBack({ type: 'consent.changed', answer })),
      ),
    },
    actions: { keep: (_, answer) => keep(answer) },
  });
}
