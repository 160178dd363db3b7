import { mean, meanAndVariance } from '../statistics.ts';
import type { FaceView } from './FaceView.ts';
import type { Pixels } from './sampled.ts';

/** Mean spread of chroma over the measured areas, OKLab units x 100 (FEA-01). 0 where no area is seen. */
export function colorVariance({ frame }: FaceView, areas: readonly Pixels[]): number {
  const spreads = areas
    .filter((pixels) => pixels.length > 0)
    .map((pixels) =>
      Math.sqrt(
        meanAndVariance(Float64Array.from(pixels, (i) => Math.hypot(frame.a[i]!, frame.b[i]!))).variance,
      ),
    );
  return spreads.length === 0 ? 0 : 100 * mean(spreads);
}
