import { assign, fromCallback, setup } from 'xstate';
import type { CreditsView } from './billingPorts.ts';

export type CreditsContext = CreditsView;

export type CreditsEvent = { type: 'credits.changed'; view: CreditsView };

/** What is left, live: it follows every change of the ledger, in this tab and in every other (CRB-02). */
export const creditsMachine = setup({
  types: {
    input: {} as CreditsView,
    context: {} as CreditsContext,
    events: {} as CreditsEvent,
  },
  actors: {
    /** Plugged in by `provideCredits`. */
    watch: fromCallback<CreditsEvent>(() => {}),
  },
  guards: {
    hasNoneLeft: ({ context }) => context.left <= 0,
  },
  actions: {
    show: assign(({ event }) => event.view),
  },
}).createMachine({
  id: 'credits',
  description: 'Follows the credits record of this browser.',
  context: ({ input }) => input,
  invoke: { src: 'watch' },
  initial: 'counting',
  on: {
    'credits.changed': { target: '.counting', actions: 'show' },
  },
  states: {
    counting: {
      always: [{ guard: 'hasNoneLeft', target: 'empty' }, { target: 'available' }],
    },
    available: { description: 'At least one credit is left.' },
    empty: { description: 'The out-of-credits promotion shows (CRB-07).' },
  },
});
