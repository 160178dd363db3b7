import { fromCallback } from 'xstate';
import { type CreditsEvent, creditsMachine } from './creditsMachine.ts';
import type { CreditsViewPorts } from './billingPorts.ts';

/** The credits chart, told of every change of the ledger. */
export const provideCredits = (ports: Pick<CreditsViewPorts, 'watch'>) =>
  creditsMachine.provide({
    actors: {
      watch: fromCallback<CreditsEvent>(({ sendBack }) =>
        ports.watch((view) => sendBack({ type: 'credits.changed', view })),
      ),
    },
  });
