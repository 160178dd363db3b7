import { assign, fromCallback, setup } from 'xstate';
import type { CreditsView, CreditsViewPorts } from './billingPorts.ts';

export type CreditsEvent = { type: 'credits.changed'; view: CreditsView };

/** The credits that are left: the chart follows every change of the ledger, in this tab and in every other (CRB-02). */
export const creditsMachine = setup({
  types: {
    input: {} as CreditsView,
    context: {} as CreditsView,
    events: {} as CreditsEvent,
  },
  actors: {
    /** Tells of each change of the ledger; `creditsWith` plugs it in. */
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

/** The chart with the ledger plugged in. */
export function creditsWith({ watch }: Pick<CreditsViewPorts, 'watch'>) {
  return creditsMachine.provide({
    actors: {
      watch: fromCallback<CreditsEvent>(({ sendBack }) =>
        watch((view) => sendBack({ type: 'credits.changed', view })),
      ),
    },
  });
}
