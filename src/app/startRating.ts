import type { ChosenPhoto } from '../../machines/ChosenPhoto.ts';

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
 *
 * @param onPhoto called once for each photo that was opened
 */
export function startRating<Chart extends RatingChart>(
  chart: Chart,
  photosOf: (chart: Chart) => readonly ChosenPhoto[],
  onPhoto: () => void,
): Chart {
  chart.on('noCredits', () => window.dispatchEvent(new Event('showNoCreditsPopup')));
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
