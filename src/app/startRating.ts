import type { ChosenPhoto } from '../../machines/ChosenPhoto.ts';

/** A chart that rates photos: of one look, or of two against each other. */
interface RatingChart {
  on(emitted: 'noCredits', handler: () => void): unknown;
  subscribe(onSnapshot: () => void): unknown;
  start(): unknown;
  stop(): unknown;
}

/** The photos that were told of already; a chart shows the same one in each of its snapshots. */
const known = new WeakSet<File>();

/**
 * Starts a chart that rates photos. Asking for a rating without a credit opens the popup (BUY-07), and the chart ends with the page.
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
  // Stopping a chart ends its work. Not when the page goes to the back-forward cache, from which it comes back with its photo;
  // and not by a reset, which would forget the verdict that the tab keeps.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) chart.stop();
  });
  chart.start();
  return chart;
}
