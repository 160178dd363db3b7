import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { battleMachine } from '../../machines/battleMachine.ts';
import { consentMachine } from '../../machines/consentMachine.ts';
import { creditsMachine } from '../../machines/creditsMachine.ts';
import { paymentMachine } from '../../machines/paymentMachine.ts';
import type { RatingPorts } from '../../machines/ports.ts';
import { uploadMachine } from '../../machines/uploadMachine.ts';
import { createCardDrawer } from '../../workers/pool/createCardDrawer.ts';
import { createFaceLocator } from '../../workers/pool/faceLocator.ts';
import { createPhotoPorts } from '../../workers/pool/createPhotoPorts.ts';
import { createMoneyPorts } from '../adapters/createMoneyPorts.ts';
import { asksModels, createModelService } from '../adapters/modelService.ts';
import { previewPorts } from '../adapters/previewPorts.ts';
import { createSharePort } from '../adapters/sharePort.ts';
import { loadSiteConfig } from '../adapters/siteConfig.ts';
import type { AppActors } from './AppActors.ts';
import { inspection } from './inspection.ts';

/** The composition root: the one place where charts, workers and the outside world are plugged together, and started. */
export async function composeApp(): Promise<AppActors> {
  const [config, inspect] = await Promise.all([loadSiteConfig(fetch), inspection()]);
  const money = createMoneyPorts({ page: window, config });
  const asksService = asksModels(config.modelService);

  const credits = createActor(creditsMachine, { input: { ports: money.creditsView }, ...inspect });
  const payment = createActor(paymentMachine, {
    input: { ports: money.payment, linkedPackages: money.linkedPackages },
    ...inspect,
  });
  const consent = createActor(consentMachine, {
    input: { configured: asksService, ports: money.consent },
    ...inspect,
  });

  const faces = createFaceLocator({ saveData: savesData(), whenIdle });
  const { encodeForService, ...photoPorts } = createPhotoPorts({
    hardwareConcurrency: navigator.hardwareConcurrency,
    locate: faces.locate,
  });
  const ports: RatingPorts = {
    ...photoPorts,
    ...previewPorts,
    ...money.credits,
    enhance: createModelService({
      settings: config.modelService,
      agreed: (signal) => agreed(consent, signal),
      encode: encodeForService,
      page: document.baseURI,
    }),
    now: money.clock.now,
    today: money.clock.today,
    siteAddress: () => config.siteUrl || location.host,
    comparisonFailed: (failure) => console.info('The comparison failed:', failure),
  };
  const upload = createActor(uploadMachine, { input: ports, ...inspect });
  const battle = createActor(battleMachine, { input: ports, ...inspect });

  for (const rating of [upload, battle])
    rating.on('noCredits', () => window.dispatchEvent(new Event('showNoCreditsPopup')));
  // The question comes with the first photo, so that it is answered before anything would be sent.
  upload.subscribe(({ context }) => {
    if (context.photo) consent.send({ type: 'ask' });
  });
  battle.subscribe(({ context }) => {
    if (context.slots.some(({ photo }) => photo)) consent.send({ type: 'ask' });
  });
  // Not when the page goes to the back-forward cache: it comes back with its photo.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) return;
    upload.send({ type: 'reset' });
    battle.send({ type: 'close' });
  });

  for (const actor of [credits, payment, consent, upload, battle]) actor.start();
  faces.startWhenIdle();

  return {
    upload,
    battle,
    credits,
    payment,
    consent,
    config,
    admin: money.isAdmin(),
    today: money.clock.localDay,
    dumpStorage: money.dumpStorage,
    share: createSharePort(),
    drawCard: createCardDrawer(),
    locatingProgress: faces.progress,
  };
}

/** Whether the visitor agreed to sending photos; asks if nobody has, and waits for the answer. */
async function agreed(consent: ActorRefFrom<typeof consentMachine>, signal: AbortSignal): Promise<boolean> {
  consent.send({ type: 'ask' });
  const answer = await waitFor(consent, (state) => state.matches('agreed') || state.matches('declined'), {
    signal,
  });
  return answer.matches('agreed');
}

/** Once the page has loaded and rests. Safari has no idle callback; there its first seconds go undisturbed. */
function whenIdle(callback: () => void): void {
  const rest = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 5_000 });
    else setTimeout(callback, 1_500);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}

/** `navigator.connection` is Chromium's alone, and unknown to TypeScript's library. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
