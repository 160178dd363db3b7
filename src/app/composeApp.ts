import type { AppActors } from '../actors/AppActors.ts';
import { createBillingPorts } from '../adapters/createBillingPorts.ts';
import { loadJudge } from '../adapters/createJudgePorts.ts';
import { createSharePort } from '../adapters/createSharePort.ts';
import type { InstallPrompt } from '../adapters/keepInstallPrompt.ts';
import { loadSiteConfig } from '../adapters/loadSiteConfig.ts';
import { nextTask } from '../adapters/nextTask.ts';
import { pageTimers } from '../pageTimers.ts';
import { savesData } from '../adapters/savesData.ts';
import { whenIdle } from '../adapters/whenIdle.ts';
import { fetchedWorkers } from '../adapters/workers/fetchedWorkers.ts';
import { createRatingPorts } from './createRatingPorts.ts';
import { fetchedStages } from './fetchedStages.ts';
import { inspection } from './inspection.ts';
import { openFirstDialogs } from './openFirstDialogs.ts';
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

  const workers = fetchedWorkers(async () => (await fetchedStages.photo.load()).createWorkers);
  /** Fetches what a rating needs besides the models. If this fails, the rating tries again and reports it. */
  const fetchRating = () =>
    void Promise.allSettled([loadJudge(), fetchedStages.result.load(), billing.prepare()]);
  /** Fetches all that a rating needs, so that a photo is rated even if the connection is lost before the photo is chosen. */
  const prepare = () => {
    workers.prepare();
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
  const { upload, battle } = startRating(ports, options, onPhoto);
  openFirstDialogs({ payment });

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
