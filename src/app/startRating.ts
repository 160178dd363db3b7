import { createActor } from 'xstate';
import type { ChosenPhoto } from '../../machines/ChosenPhoto.ts';
import type { RatingPorts } from '../../machines/ports.ts';
import { uploadWith } from '../../machines/uploadMachine.ts';
import type { AppActors, BattleActor } from '../actors/AppActors.ts';
import type { Timers } from '../pageTimers.ts';
import { noCreditsEvent } from '../features/purchase/noCreditsPopup.ts';
import { loadProgram } from '../loadProgram.ts';
import type { Inspection } from './inspection.ts';

/**
 * Starts the chart of the upload area. That of the battle is fetched with its dialog, and started by the first call of `battle`.
 *
 * @param onPhoto called once for each photo that was opened
 */
export function startRating(
  ports: RatingPorts,
  options: Inspection & { readonly clock: Timers },
  onPhoto: () => void,
): Pick<AppActors, 'upload' | 'battle'> {
  const upload = startChart(
    createActor(uploadWith(ports), options),
    (chart) => [chart.getSnapshot().context.chosen],
    onPhoto,
  );
  let started: BattleActor | null = null;
  const battle: AppActors['battle'] = ({ battleWith, keepBattle }) => {
    if (started) return started;
    started = startChart(
      createActor(battleWith(ports), options),
      (chart) => chart.getSnapshot().context.slots.map(({ chosen }) => chosen),
      onPhoto,
    );
    keepBattle(started, window);
    return started;
  };
  // The inspector lists the battle from the start, so its chart is loaded at once. Without the inspector it is loaded when the dialog is
  // opened, which also tries again if loading fails here.
  if (options.inspect)
    loadProgram(() => import('./battleProgram.ts'))
      .then(({ battleProgram }) => battle(battleProgram))
      .catch(() => undefined);
  return { upload, battle };
}

/** A chart that rates photos: of one look, or of two against each other. */
interface RatingChart {
  on(emitted: 'noCredits', handler: () => void): unknown;
  subscribe(onSnapshot: () => void): unknown;
  start(): unknown;
  stop(): unknown;
}

/** The photos for which `onPhoto` was called. They are remembered because a chart has the same photo in many snapshots. */
const known = new WeakSet<File>();

/**
 * Starts a chart that rates photos. When a rating is asked for without a credit, the popup opens (BUY-07). The chart is stopped when the
 * page is left.
 */
function startChart<Chart extends RatingChart>(
  chart: Chart,
  photosOf: (chart: Chart) => readonly ChosenPhoto[],
  onPhoto: () => void,
): Chart {
  chart.on('noCredits', () => window.dispatchEvent(new Event(noCreditsEvent)));
  chart.subscribe(() => {
    for (const { file, photo } of photosOf(chart)) {
      if (!file || !photo || known.has(file)) continue;
      known.add(file);
      onPhoto();
    }
  });
  // Stopping a chart ends its work. It goes on when the page enters the back-forward cache, because the page may come back with its photo.
  // The chart is not reset instead, because a reset would forget the verdict that the tab keeps.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) chart.stop();
  });
  chart.start();
  return chart;
}
