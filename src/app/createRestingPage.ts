import type { AnyActorRef, EventObject } from 'xstate';
import type { CreditsView } from '../../machines/billingPorts.ts';
import type { PaymentContext } from '../../machines/paymentMachine.ts';
import { emptyCover } from '../../machines/UploadContext.ts';
import type { AppActors } from '../actors/AppActors.ts';
import { defaultConfig } from '../adapters/defaultConfig.ts';
import { creditsLeft, freeRemaining } from '../domain/credits/creditsLeft.ts';
import { defaultCredits } from '../domain/credits/defaultCredits.ts';

/** The charts that the landing page shows. */
type ShownChart = 'upload' | 'credits' | 'payment' | 'consent';

/** The page before its charts run. */
export interface RestingPage {
  readonly actors: AppActors;
  /** Sends the running charts what the visitor did before they ran. */
  handOver(this: void, running: Pick<AppActors, ShownChart>): void;
}

/**
 * A first visitor's page before its charts run: the build renders it, and React takes it over. Charts and storage are fetched after
 * that. Until then each chart is represented by a snapshot of its first state, and the events that it is sent are kept for it.
 */
export function createRestingPage(): RestingPage {
  const sent: { readonly chart: ShownChart; readonly event: EventObject }[] = [];
  const resting = <Chart extends ShownChart>(chart: Chart, value: unknown, context: object) => {
    const snapshot = {
      value,
      context,
      matches: (state: unknown) => state === value,
      hasTag: never,
      can: always,
    };
    return {
      getSnapshot: () => snapshot,
      subscribe: () => ({ unsubscribe: nothing }),
      send: (event: EventObject) => void sent.push({ chart, event }),
    } as unknown as AppActors[Chart];
  };
  return {
    actors: {
      running: false,
      upload: resting('upload', 'idle', emptyCover),
      credits: resting('credits', 'available', firstVisit),
      payment: resting('payment', { checkout: 'idle', banner: 'hidden', alert: 'none' }, nothingBought),
      consent: resting('consent', 'unasked', {}),
      battle: unavailable,
      config: defaultConfig,
      admin: false,
      // The date of the visit is not known when the page is built, so the cover shows no month.
      today: () => '',
      dumpStorage: nothing,
      share: {
        shareText: unavailable,
        canShareFile: never,
        shareFile: unavailable,
        saveFile: unavailable,
      },
      ledger: { change: unavailable, view: unavailable },
      installPrompt: () => null,
      drawCard: unavailable,
      drawBattleCard: unavailable,
      faces: { prepare: nothing, progress: { current: () => null, subscribe: () => nothing } },
    },
    handOver: (running) => {
      for (const { chart, event } of sent.splice(0)) {
        const actor = running[chart] as AnyActorRef;
        // The last verdict may have been recalled already. The photo was chosen before that, so it replaces the verdict.
        if (event.type === 'photo.choose' && !actor.getSnapshot().can(event)) actor.send({ type: 'reset' });
        actor.send(event);
      }
    },
  };
}

const firstVisit: CreditsView = {
  record: defaultCredits,
  free: freeRemaining(defaultCredits),
  left: creditsLeft(defaultCredits),
  pending: false,
  unfinished: null,
  storage: 'ok',
  purchases: [],
  activity: {},
  today: '',
};

const nothingBought: Partial<PaymentContext> = {
  alert: null,
  linkedPackages: [],
  morePackages: [],
  awaitsPayment: false,
};

const nothing = () => undefined;
const never = () => false;
const always = () => true;

/** Stands for functions that only a dialog or a verdict calls, neither of which is shown before the charts run. */
const unavailable = () => {
  throw new Error('The charts do not run yet');
};
