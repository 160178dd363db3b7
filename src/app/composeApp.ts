import { createActor } from 'xstate';
import type { ChosenPhoto } from '../../machines/ChosenPhoto.ts';
import { consentWith } from '../../machines/consentMachine.ts';
import { creditsWith } from '../../machines/creditsMachine.ts';
import { paymentWith } from '../../machines/paymentMachine.ts';
import type { RatingPorts } from '../../machines/ports.ts';
import { uploadWith } from '../../machines/uploadMachine.ts';
import { battleEntry } from '../adapters/battleEntry.ts';
import { createBillingPorts } from '../adapters/createBillingPorts.ts';
import { createJudgePorts, loadJudge } from '../adapters/createJudgePorts.ts';
import { nextTask } from '../adapters/nextTask.ts';
import { modelsAsked } from '../adapters/modelsAsked.ts';
import type { InstallPrompt } from '../adapters/keepInstallPrompt.ts';
import { pageTimers } from '../adapters/pageTimers.ts';
import { createSharePort } from '../adapters/createSharePort.ts';
import { savesData } from '../adapters/savesData.ts';
import { loadSiteConfig } from '../adapters/loadSiteConfig.ts';
import { createVerdictMemory } from '../adapters/createVerdictMemory.ts';
import { whenIdle } from '../adapters/whenIdle.ts';
import { fetchedWorkers } from '../adapters/workers/fetchedWorkers.ts';
import { namesReceipt } from '../domain/payment/namesReceipt.ts';
import { loadProgram } from '../loadProgram.ts';
import type { AppActors, BattleActor } from '../actors/AppActors.ts';
import { battleDialog } from './battleDialog.ts';
import { fetchedStages } from './fetchedStages.ts';
import { inspection } from './inspection.ts';
import { receiptDialog } from './receiptDialog.ts';

/**
 * The composition root: the one place where the charts are connected to workers and adapters, and started. Each is started in a task
 * of its own, so that a press meanwhile is answered at once.
 *
 * @param installPrompt as `keepInstallPrompt` returns it
 */
export async function composeApp(installPrompt: () => InstallPrompt | null): Promise<AppActors> {
  const [config, inspect] = await Promise.all([loadSiteConfig(fetch), inspection()]);
  const billing = createBillingPorts({ page: window, config });
  const asksService = modelsAsked(config.modelService).length > 0;

  await nextTask();
  const credits = createActor(creditsWith(billing.creditsView), {
    input: billing.creditsView.read(),
    ...inspect,
  }).start();
  await nextTask();
  const payment = createActor(paymentWith(billing.payment), {
    input: {
      linkedPackages: billing.linkedPackages,
      morePackages: config.packages.slice(1),
      support: config.supportAddress,
      awaitsPayment: billing.awaitsPayment,
    },
    ...inspect,
  }).start();
  await nextTask();
  const consent = createActor(consentWith(billing.consent), {
    input: { configured: asksService, recalled: billing.consent.recall() },
    ...inspect,
  }).start();

  const workers = fetchedWorkers(async () => (await fetchedStages.photo.load()).createWorkers, whenIdle);
  const ports: RatingPorts = {
    photo: workers.photo,
    letGo: workers.letGo,
    heic: workers.heic,
    ...createVerdictMemory(window),
    locate: workers.faces.locate,
    ...billing.credits,
    enhance: async (signal, photo) => {
      if (!asksService) return { kind: 'notConfigured' };
      const { askModelService } = await loadProgram(() => import('./askModelService.ts')).catch(
        (error: unknown) => {
          console.info('Model service:', error);
          throw error;
        },
      );
      const enhance = askModelService(consent, {
        settings: config.modelService,
        encode: (until, opened) => workers.photo.encode(until, opened.raster),
        page: document.baseURI,
        timers: pageTimers,
      });
      return enhance(signal, photo);
    },
    ...createJudgePorts({
      today: () => billing.clock.today(),
      siteAddress: () => config.siteUrl || location.host,
    }),
    loadView: fetchedStages.result.load,
    comparisonFailed: (failure) => console.info('The comparison failed:', failure),
  };
  // Credits and judge come with the models, so that a photo is rated even if the connection is lost before it is chosen. If this
  // fails, the rating tries again and reports it.
  const fetchRating = () =>
    void Promise.allSettled([loadJudge(), fetchedStages.result.load(), billing.prepare()]);
  const prepare = () => {
    workers.faces.prepare();
    fetchRating();
  };
  if (!savesData()) whenIdle(prepare);
  await nextTask();
  const upload = createActor(uploadWith(ports), { ...inspect, clock: pageTimers });
  const popUpNoCredits = () => window.dispatchEvent(new Event('showNoCreditsPopup'));
  upload.on('noCredits', popUpNoCredits);
  /** The photos that were prepared for; a chart tells of the same one with each of its snapshots. */
  const known = new WeakSet<File>();
  const onPhoto = ({ file, photo }: ChosenPhoto) => {
    if (!file || !photo || known.has(file)) return;
    known.add(file);
    // The question comes with the first photo, so that it is answered before anything would be sent.
    consent.send({ type: 'ask' });
    fetchRating();
  };
  upload.subscribe(({ context }) => onPhoto(context.chosen));
  let battle: BattleActor | null = null;
  const battleBy: AppActors['battle'] = (chart) => {
    if (battle) return battle;
    battle = createActor(chart(ports), { ...inspect, clock: pageTimers });
    battle.on('noCredits', popUpNoCredits);
    battle.subscribe(({ context }) => {
      for (const { chosen } of context.slots) onPhoto(chosen);
    });
    battle.start();
    return battle;
  };
  // The inspector lists the battle from the start, so its chart is loaded at once. Without the inspector it is loaded when the dialog is
  // opened, which also tries again if loading fails here.
  if (inspect.inspect)
    loadProgram(() => import('../../machines/battleMachine.ts'))
      .then(({ battleWith }) => battleBy(battleWith))
      .catch(() => undefined);
  // Stopping a chart ends its work. Not when the page goes to the back-forward cache, from which it comes back with its photo;
  // and not by a reset, which would forget the verdict that the tab keeps.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) return;
    upload.stop();
    battle?.stop();
  });

  upload.start();
  if (namesReceipt(location.search)) receiptDialog.open();
  if (battleEntry(window).exists())
    loadProgram(() => import('./recallBattle.ts'))
      .then(({ recallBattle }) => recallBattle(battleBy, payment, battleDialog, window))
      .catch(() => undefined);

  return {
    running: true,
    upload,
    battle: battleBy,
    credits,
    payment,
    consent,
    config,
    admin: billing.isAdmin(),
    today: () => billing.clock.localDay(),
    dumpStorage: () => billing.dumpStorage(),
    share: createSharePort(),
    ledger: billing.ledger,
    installPrompt,
    ...workers.cards,
    faces: { ...workers.faces, prepare },
  };
}
