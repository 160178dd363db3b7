import { createActor } from 'xstate';
import { uploadWith } from '../../machines/uploadMachine.ts';
import type { AppActors, BattleActor } from '../actors/AppActors.ts';
import { battleEntry } from '../adapters/battleEntry.ts';
import { createBillingPorts } from '../adapters/createBillingPorts.ts';
import { loadJudge } from '../adapters/createJudgePorts.ts';
import { createSharePort } from '../adapters/createSharePort.ts';
import type { InstallPrompt } from '../adapters/keepInstallPrompt.ts';
import { loadSiteConfig } from '../adapters/loadSiteConfig.ts';
import { nextTask } from '../adapters/nextTask.ts';
import { pageTimers } from '../adapters/pageTimers.ts';
import { savesData } from '../adapters/savesData.ts';
import { whenIdle } from '../adapters/whenIdle.ts';
import { fetchedWorkers } from '../adapters/workers/fetchedWorkers.ts';
import { namesReceipt } from '../domain/payment/namesReceipt.ts';
import { loadProgram } from '../loadProgram.ts';
import { battleDialog } from './battleDialog.ts';
import { createRatingPorts } from './createRatingPorts.ts';
import { fetchedStages } from './fetchedStages.ts';
import { inspection } from './inspection.ts';
import { receiptDialog } from './receiptDialog.ts';
import { startBilling } from './startBilling.ts';
import { startRating } from './startRating.ts';

/**
 * The composition root: connects the charts to workers and adapters, and starts them, each in a task of its own, so that a press meanwhile
 * is answered at once.
 *
 * @param installPrompt as `keepInstallPrompt` returns it
 */
export async function composeApp(installPrompt: () => InstallPrompt | null): Promise<AppActors> {
  const [config, inspect] = await Promise.all([loadSiteConfig(fetch), inspection()]);
  const options = { ...inspect, clock: pageTimers };
  const billing = createBillingPorts({ page: window, config });
  const { credits, payment, consent } = await startBilling(billing, config, options);

  const workers = fetchedWorkers(async () => (await fetchedStages.photo.load()).createWorkers, whenIdle);
  /** Fetches what a rating needs besides the models. If this fails, the rating tries again and reports it. */
  const fetchRating = () =>
    void Promise.allSettled([loadJudge(), fetchedStages.result.load(), billing.prepare()]);
  /** Fetches all that a rating needs, so that a photo is rated even if the connection is lost before the photo is chosen. */
  const prepare = () => {
    workers.faces.prepare();
    fetchRating();
  };
  if (!savesData()) whenIdle(prepare);
  const onPhoto = () => {
    // The visitor is asked for consent with the first photo, so that the answer is there before anything would be sent.
    consent.send({ type: 'ask' });
    fetchRating();
  };

  const ports = createRatingPorts({ config, billing, consent, workers });
  await nextTask();
  const upload = startRating(
    createActor(uploadWith(ports), options),
    (chart) => [chart.getSnapshot().context.chosen],
    onPhoto,
  );
  let started: BattleActor | null = null;
  const battle: AppActors['battle'] = (battleWith) =>
    (started ??= startRating(
      createActor(battleWith(ports), options),
      (chart) => chart.getSnapshot().context.slots.map(({ chosen }) => chosen),
      onPhoto,
    ));

  // The inspector lists the battle from the start, so its chart is loaded at once. Without the inspector it is loaded when the dialog is
  // opened, which also tries again if loading fails here.
  if (inspect.inspect)
    loadProgram(() => import('../../machines/battleMachine.ts'))
      .then(({ battleWith }) => battle(battleWith))
      .catch(() => undefined);
  if (namesReceipt(location.search)) receiptDialog.open();
  if (battleEntry(window).exists())
    loadProgram(() => import('./recallBattle.ts'))
      .then(({ recallBattle }) => recallBattle(battle, payment, battleDialog, window))
      .catch(() => undefined);

  return {
    running: true,
    upload,
    battle,
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
