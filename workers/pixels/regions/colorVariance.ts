import { mean } from '../statistics.ts';
import type { FaceView } from './FaceView.ts';
import { lengthOf, type Pixels, varianceOver } from './sampled.ts';

/** The mean, over the measured areas, of the standard deviation of chroma, OKLab units x 100 (FEA-01). 0 if no area is seen. */
export function colorVariance({ frame }: FaceView, areas: readonly Pixels[]): number {
  const spreads = areas
    .filter((pixels) => pixels.length > 0)
    .map((pixels) => Math.sqrt(varianceOver(pixels, lengthOf(frame.a, frame.b))));
  return spreads.length === 0 ? 0 : 100 * mean(spreads);
}
