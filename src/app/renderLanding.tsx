import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { battleMachine } from '../../machines/battleMachine.ts';
import { consentMachine } from '../../machines/consentMachine.ts';
import { creditsMachine } from '../../machines/creditsMachine.ts';
import { paymentMachine } from '../../machines/paymentMachine.ts';
import { uploadMachine } from '../../machines/uploadMachine.ts';
import { ActorsProvider, type AppActors } from '../actors/ActorsContext.tsx';
import { defaultConfig } from '../adapters/siteConfig.ts';
import { creditsLeft, freeRemaining } from '../domain/credits/creditsLeft.ts';
import { defaultCredits } from '../domain/credits/parseCreditsRecord.ts';
import { App } from './App.tsx';

const unavailable = () => {
  throw new Error('The landing page is rendered by the build, without ports');
};

const payment = { linkedPackages: [], morePackages: [], support: '', awaitsPayment: false };
/** A first visitor has no payment to look for. */
const withoutPayment = paymentMachine.resolveState({
  value: { checkout: 'idle', banner: 'hidden', alert: 'none' },
  context: { ...payment, alert: null, packageId: '', reason: '', address: '' },
});

/** The actors of a first visitor's page. Their charts are in their first states and are never started. */
const restingActors = (): AppActors => ({
  upload: createActor(uploadMachine),
  battle: createActor(battleMachine),
  credits: createActor(creditsMachine, {
    input: {
      record: defaultCredits,
      free: freeRemaining(defaultCredits),
      left: creditsLeft(defaultCredits),
      pending: false,
      unfinished: null,
      storage: 'ok',
      purchases: [],
      activity: {},
      today: '',
    },
  }),
  payment: createActor(paymentMachine, { input: payment, snapshot: withoutPayment }),
  consent: createActor(consentMachine, { input: { configured: false, recalled: null } }),
  config: defaultConfig,
  admin: false,
  // The date of the visit is not known when the page is built, so the cover shows no month.
  today: () => '',
  dumpStorage: unavailable,
  share: { shareText: unavailable, canShareFile: () => false, shareFile: unavailable, saveFile: unavailable },
  ledger: { change: unavailable, view: unavailable },
  installPrompt: () => null,
  drawCard: unavailable,
  drawBattleCard: unavailable,
  faces: { prepare: unavailable, progress: { current: () => null, subscribe: () => () => undefined } },
});

/**
 * The page as it opens on a first visit, as HTML. Called by the build (config/landing.ts), never in the browser. Its
 * `data-machine` attributes are left out: they say in which state a running chart is, and no chart runs yet.
 */
export const renderLanding = (): string =>
  renderToString(
    <ActorsProvider value={restingActors()}>
      <App />
    </ActorsProvider>,
  ).replaceAll(/ data-machine="[^"]*"/g, '');
